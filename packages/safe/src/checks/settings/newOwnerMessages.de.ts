import { defineTranslation } from '@countersign/primitives'
import type { newOwnerMessages } from './newOwnerMessages.ts'

export const newOwnerMessagesDe = defineTranslation<typeof newOwnerMessages>('check-new-owners', {
  ownersNotRead:
    'Die jetzigen Eigentümer konnten nicht gelesen werden. Lesen Sie sie noch einmal, bevor Sie unterschreiben.',
  ownersUnread: (reason) =>
    `Die jetzigen Eigentümer konnten nicht gelesen werden: ${reason}. Lesen Sie sie noch einmal, bevor Sie unterschreiben.`,
  proofNotRead: (owner) =>
    `Ein Nachweis der Kontrolle über ${owner} wurde nicht gelesen. Bitten Sie zuerst den Inhaber, damit eine Nachricht zu unterschreiben.`,
  proofUnread: ({ owner, reason }) =>
    `Ein Nachweis der Kontrolle über ${owner} wurde nicht gelesen: ${reason}. Bitten Sie zuerst den Inhaber, damit eine Nachricht zu unterschreiben.`,
  refuses: ({ threshold, owners, before, ownersBefore }) =>
    `Es wären ${threshold} von ${owners}. Vorher sind es ${before} von ${ownersBefore}. Der Vertrag lehnt das ab.`,
  thresholdAfter: 'Nötige Unterschriften nach der Änderung',
  cannotBe: 'Dies kann kein Eigentümer sein',
  zero: 'Der neue Eigentümer ist die Nulladresse, zu der es keinen Schlüssel gibt.',
  sentinel: (address) =>
    `Der neue Eigentümer ist ${address}. Diese Adresse reserviert der Vertrag für die Enden seiner Listen.`,
  itself: (account) =>
    `Der neue Eigentümer ist das Konto ${account} selbst, das dann nur mit seiner eigenen Unterschrift unterschreiben könnte.`,
  duplicate: (owner) => `${owner} ist schon Eigentümer. Der Vertrag lehnt eine Dopplung ab.`,
  notProven: 'Neuer Eigentümer nicht nachgewiesen',
  proven: 'Neuer Eigentümer nachgewiesen',
  signedChallenge: (owner) =>
    `${owner} hat die Nachricht für genau dieses Konto unterschrieben. Die Unterschrift wurde hier geprüft.`,
  notProved: (owner) =>
    `Die Kontrolle über ${owner} ist nicht nachgewiesen. Vergleichen Sie die Adresse mit dem Inhaber, oder bitten Sie ihn, die Nachricht zu unterschreiben.`,
  answers: 'Neuer Eigentümer beantwortet Unterschriften',
  acceptedReal: (owner) =>
    `Der Vertrag ${owner} hat eine echte Unterschrift der Nachricht nach isValidSignature (EIP-1271) angenommen, so gefragt, wie dieses Konto fragt.`,
  able: 'Neuer Eigentümer kann unterschreiben, seine Inhaber sind nicht nachgewiesen',
  ableAccount: ({ owner, threshold, owners }) =>
    `${owner} ist ein Konto, das ${threshold} von ${owners} Eigentümern braucht. Sein isValidSignature wurde auf Daten des Netzwerks mit angenommenen Bestätigungen ausgeführt und nimmt sie an. Ihre Zustimmung ist nicht nachgewiesen: Bitten Sie sie, die Nachricht zu unterschreiben.`,
  unable: 'Neuer Eigentümer kann nicht unterschreiben',
  unableAccount: ({ owner, threshold, owners }) =>
    `${owner} ist ein Konto, das ${threshold} von ${owners} Eigentümern braucht, aber sein isValidSignature, so aufgerufen wie von diesem Konto, nimmt nicht einmal ihre Bestätigungen an. Prüfen Sie Version und Fallback-Handler. Als Eigentümer könnte es nie durch eine Unterschrift bestätigen.`,
  anything: 'Neuer Eigentümer nimmt jede Unterschrift an',
  acceptsBytes: (owner) =>
    `Der Vertrag ${owner} nimmt Bytes an, die keine Unterschrift sind. Als Eigentümer könnte jede Adresse für ihn unterschreiben.`,
  noMethod: ({ owner, method }) =>
    `Der Vertrag ${owner} hat kein ${method} in seinem Code und gibt an keinen anderen Code weiter. Als Eigentümer könnte er nur bestätigen, indem er selbst approveHash aufruft.`,
  contract: 'Neuer Eigentümer ist ein Vertrag, nicht nachgewiesen',
  unknown: ({ owner, reason }) =>
    `Ob der Vertrag ${owner} unterschreiben kann, ist nicht bekannt: ${reason}. Bitten Sie den Inhaber, die Nachricht zu unterschreiben, und geben Sie die Unterschrift hier ein.`,
  impossible: 'Eine unmögliche Zahl nötiger Unterschriften',
})
