import { defineTranslation } from '@countersign/primitives'
import type { changeMessages } from './changeMessages.ts'

export const changeMessagesDe = defineTranslation<typeof changeMessages>('settings-changes', {
  owners: 'Eigentümer',
  owner: 'Eigentümer',
  signaturesNeeded: 'Nötige Unterschriften',
  modules: 'Module',
  module: 'Modul',
  guard: 'Guard',
  fallbackHandler: 'Fallback-Handler',
  contract: 'Vertrag',
  none: 'keiner',
  unknown: 'hier nicht bekannt',
  codeNow: 'der jetzige Code',
  countAdds: (count) => `${count}, neu:`,
  countRemoves: (count) => `${count}, ohne`,
  countOf: ({ threshold, owners }) => `${threshold} von ${owners}`,
  noOwner: 'kein Eigentümer',
  isOwner: 'Eigentümer',
  enabled: 'aktiviert',
  notEnabled: 'nicht aktiviert',
  becomes: 'wird zu',
  theOneOf: (code) => `der von ${code}`,
})
