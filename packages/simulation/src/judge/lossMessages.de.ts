import { defineTranslation } from '@countersign/primitives'
import type { lossMessages } from './lossMessages.ts'

export const lossMessagesDe = defineTranslation<typeof lossMessages>('simulation-losses', {
  almostNothing: 'Von einem Vermögenswert bleibt fast nichts im Konto',
  almostNothingWhy: ({ amount, before, after }) =>
    `Im Probelauf verlassen ${amount} das Konto. Es hält vorher ${before} und nachher ${after}. Prüfen Sie, ob das beabsichtigt ist.`,
  remains: 'Wie viel im Konto bleibt',
  remainsUnread: ({ amount, reason }) =>
    `Im Probelauf verlassen ${amount} das Konto. Sein Guthaben konnte nicht gelesen werden: ${reason}.`,
  amountOf: ({ amount, token }) => `${amount} von ${token}`,
  notRequested: 'es wurde nicht abgefragt',
  tried: 'Wirkung hier ausprobiert',
  couldNotRunBecause: ({ reason }) => `Der Probelauf war nicht möglich: ${reason}`,
})
