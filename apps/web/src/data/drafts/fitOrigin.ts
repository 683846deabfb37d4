import { splitNote } from '@countersign/safe/light'
import * as z from 'zod/mini'
import { noteToSend } from './noteToSend.ts'
import { fitsOrigin, originText } from './originText.ts'

const Origin = z.object({
  url: z.optional(z.string()),
  name: z.optional(z.string()),
  note: z.optional(z.string()),
})

/** Shortens an origin from elsewhere to the length that a service accepts. */
export function fitOrigin(origin: string | null): string | null {
  if (origin === null || fitsOrigin(origin)) return origin
  const { url, name = '', note = '' } = Origin.safeParse(parseJson(origin)).data ?? {}
  const app = url === undefined ? null : { url, name }
  const { note: words, proofs } = splitNote(note)
  return originText(app, noteToSend(words, proofs, app).note)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
