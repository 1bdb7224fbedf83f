import type { PictureServer } from "~/server/edge/pictures/picture-server";

/** The pictures of an edge without a store. */
export const noPictures: PictureServer = {
  sendNow: () => false,
  send: async (_request, response) => void response.writeHead(404).end(),
};
