import { defineTranslation } from '@countersign/primitives'
import type { storageMessages } from './storageMessages.ts'

export const storageMessagesDe = defineTranslation<typeof storageMessages>('simulation-storage', {
  proxySlot: ({ slot, before, after }) =>
    `Der Speicherplatz eines Proxys (${slot}), den kein Safe verwendet, wechselt von ${before} zu ${after}.`,
  unusedSlot: ({ slot, before, after }) =>
    `Der Speicherplatz ${slot}, den kein Safe verwendet, wechselt von ${before} zu ${after}.`,
  nonceGoes: ({ before, after }) => `Die Nonce geht von ${before} auf ${after}.`,
  messageSigned: (hash) => `Die Nachricht ${hash} wird im Namen des Kontos unterschrieben.`,
  hashApproved: ({ hash, owner }) => `Der Hash ${hash} wird im Namen von ${owner} bestätigt.`,
  ownersRewritten: (label) => `Die Liste der Eigentümer wird umgeschrieben: ${label}.`,
  modulesRewritten: (label) => `Die Liste der Module wird umgeschrieben: ${label}.`,
  writesUnknown: 'Die Schreibzugriffe sind nicht bekannt',
  repeatable: (nonce) =>
    `Die Nonce ist danach immer noch ${nonce}. Entweder könnte die Transaktion noch einmal ausgeführt werden, oder der Knoten lässt Schreibzugriffe weg.`,
  unexpected: 'Schreibt in unerwarteten Speicher',
  doNotSign: (problems) => `${problems} Unterschreiben Sie nicht.`,
  explained: 'Jeder Schreibzugriff ist erklärt',
  nothingWritten: 'Nichts wird geschrieben.',
  written: (labels) => `Geschrieben: ${labels}.`,
})
