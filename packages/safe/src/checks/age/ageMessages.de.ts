import { defineTranslation, plural, numberText } from '@countersign/primitives'
import type { ageMessages } from './ageMessages.ts'

export const ageMessagesDe = defineTranslation<typeof ageMessages>('check-age', {
  noContractThen: ({ place, address, blocks }) =>
    `${place} ruft ${address} auf. Vor ${numberText(blocks)} Blöcken gab es unter dieser Adresse keinen Vertrag. Fragen Sie, von wem er stammt, und vergleichen Sie die Adresse mit der Dokumentation des Projekts.`,
  noContractThenAbout: ({ place, address, blocks, time }) =>
    `${place} ruft ${address} auf. Vor ${numberText(blocks)} Blöcken, also vor etwa ${time}, gab es unter dieser Adresse keinen Vertrag. Fragen Sie, von wem er stammt, und vergleichen Sie die Adresse mit der Dokumentation des Projekts.`,
  ageUnread: ({ address, reason }) => `${address}: ${reason}.`,
  agesUnread: ({ address, count, reason }) => `${address} und ${count} weitere: ${reason}.`,
  notRead: 'er wurde nicht gelesen',
  nowUnread: (reason) => `der jetzige Code dort konnte nicht gelesen werden: ${reason}`,
  veryNew: 'Dieser Vertrag ist sehr neu',
  noneIsNew: 'Kein aufgerufener Vertrag ist sehr neu',
  eachHadCode: (blocks) =>
    `Unter jeder Adresse gab es vor ${numberText(blocks)} Blöcken schon Code. Mehr beweist das nicht.`,
  ages: 'Alter der aufgerufenen Verträge',
  days: (count) => plural(count, { one: '# Tag', other: '# Tagen' }),
  hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
  minutes: (count) => plural(count, { one: '# Minute', other: '# Minuten' }),
  seconds: (count) => plural(count, { one: '# Sekunde', other: '# Sekunden' }),
})
