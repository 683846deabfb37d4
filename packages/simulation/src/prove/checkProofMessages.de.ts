import { defineTranslation, listText, numberText } from '@countersign/primitives'
import type { checkProofMessages } from './checkProofMessages.ts'

export const checkProofMessagesDe = defineTranslation<typeof checkProofMessages>('check-proof', {
  proven: 'Konto anhand eines Blocks bewiesen',
  contradicts: 'Der Beweis widerspricht den gelesenen Werten',
  contradictsDetail: ({ field, block, nodes }) =>
    `${field} weicht bei Block ${numberText(block)} ab, dessen Hash ${listText(nodes)} übereinstimmend nennen. Unterschreiben Sie nicht. Lesen Sie das Konto erneut, und vergleichen Sie es mit einem anderen Knoten, wenn es noch einmal geschieht.`,
  changedDuring: 'Das Konto hat sich während des Beweises geändert',
  provenDetail: ({ hash, nodes }) =>
    `Eigentümer, nötige Unterschriften, Nonce, Module, Guards, Handler und Code folgen aus Block ${hash}, den ${listText(nodes)} übereinstimmend nennen.`,
  owners: 'Die Liste der Eigentümer',
  threshold: 'Die Zahl nötiger Unterschriften',
  nonce: 'Die Nonce',
  modules: 'Die Liste der Module',
  guard: 'Der Guard',
  moduleGuard: 'Der Modul-Guard',
  fallbackHandler: 'Der Fallback-Handler',
  code: 'Der Code des Kontos',
})
