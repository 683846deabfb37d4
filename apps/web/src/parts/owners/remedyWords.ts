import type { Remedy } from '@countersign/safe/checks'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

/** The label of a remedy: "Keep 2 signatures instead", "Add a fourth owner first". @param today the account's current threshold */
export function remedyWords(remedy: Remedy, today: number): string {
  if (remedy.kind === 'add-owner') return ownerChangeMessages.addOwnerFirst({ place: remedy.place })
  const { threshold } = remedy
  return threshold === today
    ? ownerChangeMessages.keepSignatures({ threshold })
    : ownerChangeMessages.requireSignatures({ threshold })
}
