/** Documents are values: nothing inside the engine changes one in place. Arrays and tuples keep their form. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
