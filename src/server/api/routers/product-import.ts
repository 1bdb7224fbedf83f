import { z } from "zod";
import { idSchema } from "~/domain/fields";
import {
  choicesInputSchema,
  columnsInputSchema,
  correctedCellsSchema,
  previewInputSchema,
} from "~/domain/product/import/import-schemas";
import { fileForm } from "~/server/api/file-form";
import { createTRPCRouter } from "~/server/api/init";
import { forTent, tentFormProcedure, tentProcedure } from "~/server/api/procedures";
import { currentImport, importColumns, pastImports, vendorSummary } from "~/server/services/product/import/get-import";
import {
  cancelImport,
  closeImport,
  reopenImport,
  resumeImport,
  stopImport,
} from "~/server/services/product/import/import-states";
import { photoProgress } from "~/server/services/product/import/photos/photo-progress";
import { cancelPhotos, retryPhoto, retryPhotos } from "~/server/services/product/import/photos/photo-states";
import {
  chooseInImport,
  correctImport,
  importCosts,
  previewImport,
  setImportColumns,
  startImport,
} from "~/server/services/product/import/prepare-import";
import { reportImport } from "~/server/services/product/import/report-import";
import { previewUndo, undoImport } from "~/server/services/product/import/undo-import";
import { importAtOnce, uploadImport } from "~/server/services/product/import/upload-import";

const byId = z.object({ id: idSchema });
const withCells = byId.extend({ cells: correctedCellsSchema });

export const productImportRouter = createTRPCRouter({
  current: tentProcedure.query(({ ctx }) => currentImport(ctx.service, ctx.tentId)),
  upload: tentFormProcedure.input(fileForm).mutation(forTent(uploadImport)),
  /** For programs: nobody is asked anything. */
  atOnce: tentFormProcedure.input(fileForm).mutation(forTent(importAtOnce)),
  report: tentProcedure.input(byId).query(({ ctx, input }) => reportImport(ctx.service, ctx.tentId, input.id)),
  stop: tentProcedure.input(byId).mutation(({ ctx, input }) => stopImport(ctx.service, ctx.tentId, input.id)),
  columns: tentProcedure.input(byId).query(({ ctx, input }) => importColumns(ctx.service, ctx.tentId, input.id)),
  setColumns: tentProcedure.input(columnsInputSchema).mutation(forTent(setImportColumns)),
  choose: tentProcedure.input(choicesInputSchema).mutation(forTent(chooseInImport)),
  vendor: tentProcedure.input(byId).query(({ ctx, input }) => vendorSummary(ctx.service, ctx.tentId, input.id)),
  photos: tentProcedure.input(byId).query(({ ctx, input }) => photoProgress(ctx.service, ctx.tentId, input.id)),
  retryPhotos: tentProcedure.input(byId).mutation(({ ctx, input }) => retryPhotos(ctx.service, ctx.tentId, input.id)),
  retryPhoto: tentProcedure.input(byId).mutation(({ ctx, input }) => retryPhoto(ctx.service, ctx.tentId, input.id)),
  cancelPhotos: tentProcedure.input(byId).mutation(({ ctx, input }) => cancelPhotos(ctx.service, ctx.tentId, input.id)),
  costs: tentProcedure.input(byId).query(({ ctx, input }) => importCosts(ctx.service, ctx.tentId, input.id)),
  past: tentProcedure.query(({ ctx }) => pastImports(ctx.service, ctx.tentId)),
  previewUndo: tentProcedure.input(byId).query(({ ctx, input }) => previewUndo(ctx.service, ctx.tentId, input.id)),
  undo: tentProcedure.input(byId).mutation(({ ctx, input }) => undoImport(ctx.service, ctx.tentId, input.id)),
  preview: tentProcedure.input(previewInputSchema).query(forTent(previewImport)),
  mend: tentProcedure.input(withCells).mutation(forTent(correctImport)),
  start: tentProcedure.input(withCells).mutation(forTent(startImport)),
  cancel: tentProcedure.input(byId).mutation(({ ctx, input }) => cancelImport(ctx.service, ctx.tentId, input.id)),
  resume: tentProcedure.input(byId).mutation(({ ctx, input }) => resumeImport(ctx.service, ctx.tentId, input.id)),
  close: tentProcedure.input(byId).mutation(({ ctx, input }) => closeImport(ctx.service, ctx.tentId, input.id)),
  reopen: tentProcedure.input(byId).mutation(({ ctx, input }) => reopenImport(ctx.service, ctx.tentId, input.id)),
});
