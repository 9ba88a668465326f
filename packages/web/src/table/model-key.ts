/** Models are named within their unit; on the board each has a name of its own. */

export function modelKey(unitId: string, modelId: string): string {
  return `${unitId}.${modelId}`;
}

export function modelIdOf(key: string): string {
  return key.slice(key.indexOf(".") + 1);
}

export function unitIdOf(key: string): string {
  return key.slice(0, key.indexOf("."));
}
