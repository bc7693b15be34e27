import { listPages } from '#db/queries/drawn-pages.ts'
import type { PagePicture } from '../panel/ports.ts'
import { drawForModel } from '../sources/pages/draw-for-model.ts'
import type { Drawable, DrawDeps } from './draw.ts'

interface ReadForPictures extends Pick<Drawable, 'document' | 'pages' | 'linked'> {
  desktopKey: string | null
  phoneKey: string | null
}

/** A document that an address led to is stored nowhere: after a restart its text is set. */
export function picturesForModel(
  { browser, connection, files, log }: DrawDeps,
  { id, fileKey }: { id: number; fileKey: string | null },
  { document, pages, linked, desktopKey, phoneKey }: ReadForPictures,
  signal: AbortSignal,
): Promise<PagePicture[]> {
  const load = async () => ({
    file: fileKey === null ? linked : await files.read(fileKey),
    screens:
      desktopKey === null
        ? null
        : {
            desktop: await files.read(desktopKey),
            phone: phoneKey === null ? null : await files.read(phoneKey),
            pages: pages ?? (await listPages(connection.db, { submissionId: id })),
          },
  })
  const warn = (message: string, error: unknown) => log.warn({ err: error, submissionId: id }, message)
  return drawForModel({ document, load, signal }, { browser, warn })
}
