/** The part of heic-decode 2 that we use; the package ships no types. */
declare module "heic-decode" {
  interface EncodedImage {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  const decode: {
    all(input: { buffer: Uint8Array }): Promise<EncodedImage[] & { dispose(): void }>;
  };
  export default decode;
}
