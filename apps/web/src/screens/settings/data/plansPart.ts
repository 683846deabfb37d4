import { printExchangeFile, readExchangeFile, type SharedPlan } from '@countersign/safe/exchange'
import * as z from 'zod/mini'
import { planStore } from '../../../data/plans/planStore.ts'
import { type DataPart, listPart } from './DataPart.ts'
import { yourDataMessages as messages } from './yourDataMessages.ts'

/** A plan as the file that it is shared as, with its checksum. */
const PlanFile = z.codec(z.string(), z.custom<SharedPlan>(), {
  decode(text, context) {
    try {
      const item = readExchangeFile(text)
      if (item.kind === 'plan') return item
    } catch {
      // The entry is refused below.
    }
    context.issues.push({ code: 'custom', input: text, message: messages.notAPlan })
    return z.NEVER
  },
  encode: printExchangeFile,
})

/** One set-up for an account on several networks, and what was proposed for it. Its networks need not be configured here. */
export const plansPart: DataPart = listPart({
  id: 'plans',
  list: { get: () => [...planStore.get()], update: (change) => planStore.update((plans) => change([...plans])) },
  schema: PlanFile,
  keyOf: ({ address }) => address.toLowerCase(),
  chainOf: () => null,
  addressOf: ({ address }) => address,
})
