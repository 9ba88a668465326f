/** A part of the window or of the board's area, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}
