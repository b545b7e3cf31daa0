import * as z from 'zod'

/** Everything that is stored of a person: their rows of every table that names them, secrets left out. */
export const AccountExport = z.object({
  exportedAt: z.string(),
  parts: z.array(
    z.object({
      /** The table's own name, by which a machine finds it. */
      name: z.string(),
      /** What a person calls it. */
      title: z.string(),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})
export type AccountExport = z.infer<typeof AccountExport>
