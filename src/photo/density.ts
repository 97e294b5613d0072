const JFIF = [0xff, 0xd8, 0xff, 0xe0] as const;
const DOTS_PER_INCH = 1;

/** The same JPEG saying how many pixels make an inch, so that a print shop opens it at the right size. */
export async function withDensity(jpeg: Blob, ppi: number): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  // Browsers begin a JPEG with the JFIF block, whose three last fields are unit and density; others are left alone.
  if (!JFIF.every((byte, at) => bytes[at] === byte)) return jpeg;
  bytes.set([DOTS_PER_INCH, ppi >> 8, ppi & 0xff, ppi >> 8, ppi & 0xff], 13);
  return new Blob([bytes], { type: 'image/jpeg' });
}
