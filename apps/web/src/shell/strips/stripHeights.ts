import * as z from 'zod/mini'
import { jsonCodec } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'

/** In pixels; a height is valid for one width. */
const StripSize = z.object({ width: z.number(), height: z.number() })
type StripSize = z.output<typeof StripSize>

const MOST = 50

/** The height of the strips above the pages of an account at the last visit, by account. */
const store = createStoredValue<Record<string, StripSize>>(
  'countersign.strip-heights',
  {},
  jsonCodec(z.record(z.string(), StripSize)),
)

/** @param account `shortName:0x…` */
export const findStripSize = (account: string): StripSize | null => store.get()[account] ?? null

export function rememberHeight(account: string, size: StripSize): void {
  const { [account]: known, ...others } = store.get()
  if ((known?.height ?? 0) === size.height && (known === undefined || known.width === size.width)) return
  store.set(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [account, size]]))
}
