/** The part of s3rver that we use; the package ships no types. */
declare module "@20minutes/s3rver" {
  export default class S3rver {
    constructor(options: object);
    run(): Promise<{ port: number }>;
  }
}
