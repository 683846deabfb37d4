import * as z from 'zod/mini'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { createFormStore } from '../../../parts/forms/createFormStore.ts'
import { jsonCodec } from '@countersign/primitives'
import { addressRow } from '../rows/AddressRow.ts'
import type { Duration, RecoveryFormState } from './RecoveryFormState.ts'

const TypedDuration = z.object({
  preset: z.nullable(z.string().check(z.regex(/^\d{1,12}$/))),
  text: z.string(),
  unit: z.enum(['seconds', 'minutes', 'hours', 'days']),
})
const typed = jsonCodec(z.object({ recoverers: z.array(z.string()), notice: TypedDuration, expiration: TypedDuration }))

const toTyped = ({ preset, text, unit }: Duration) => ({ preset: preset === null ? null : String(preset), text, unit })
const fromTyped = ({ preset, text, unit }: z.output<typeof TypedDuration>): Duration => ({
  preset: preset === null ? null : BigInt(preset),
  text,
  unit,
})

/** The typed form of a recovery. Its fields resolve the addresses again. */
export const recoveryForms = createFormStore<RecoveryFormState>('recovery', {
  parse(text) {
    const form = typed.parse(text)
    return (
      form && {
        recoverers: form.recoverers.map((one) => ({ ...addressRow(), text: one })),
        notice: fromTyped(form.notice),
        expiration: fromTyped(form.expiration),
      }
    )
  },
  print: ({ recoverers, notice, expiration }) =>
    typed.print({
      recoverers: recoverers.map(({ text }) => text),
      notice: toTyped(notice),
      expiration: toTyped(expiration),
    }),
})

/** The settings on which a form is based: those of the module, or none. */
export const settingsName = (recovery: Recovery | null): string =>
  recovery === null
    ? 'none'
    : [recovery.address, recovery.cooldown, recovery.expiration, ...recovery.recoverers].join(' ')
