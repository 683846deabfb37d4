import { defineTranslation } from '@countersign/primitives'
import type { visitMessages } from './visitMessages.ts'

export const visitMessagesDe = defineTranslation<typeof visitMessages>('visits', {
  changed: 'Geändert seit Ihrem letzten Besuch.',
  // A day may end in the full stop of an abbreviation.
  changedSince: (day) => `Geändert seit Ihrem letzten Besuch ${day}.`.replace(/\.\.$/, '.'),
  askOwners:
    'Wenn die anderen Eigentümer Ihnen diese Änderung nicht angekündigt haben, unterschreiben Sie hier nichts und fragen Sie nach.',
  seeChange: 'Änderung ansehen',
  seeHistory: 'Verlauf ansehen',
  seen: 'Zur Kenntnis genommen',

  ownerAdded: (name) => `${name} wurde Eigentümer`,
  ownerRemoved: (name) => `${name} ist nicht mehr Eigentümer`,
  threshold: ({ before, after }) => `Die Zahl der nötigen Unterschriften ging von ${before} auf ${after}`,
  limitsAdded: (version) => `Das Modul für Ausgabenlimits ${version} darf ohne Unterschriften handeln`,
  limitsRemoved: (version) => `Das Modul für Ausgabenlimits ${version} darf nicht mehr ohne Unterschriften handeln`,
  moduleAdded: (name) => `Das Modul ${name} darf ohne Unterschriften handeln`,
  moduleRemoved: (name) => `Das Modul ${name} darf nicht mehr ohne Unterschriften handeln`,
  guard: 'Der Transaktions-Guard',
  moduleGuard: 'Der Modul-Guard',
  handler: 'Der Fallback-Handler',
  removed: (what) => `${what} wurde entfernt`,
  set: ({ what, name }) => `${what} ist jetzt ${name}`,
  replaced: ({ what, name }) => `${what} wurde ersetzt und ist jetzt ${name}`,
  runsNothing: 'Das Konto führt jetzt keinen Code aus',
  runs: (code) => `Das Konto führt jetzt ${code} aus`,
  runsCodeAt: (name) => `Das Konto führt jetzt den Code an ${name} aus`,

  joined: ([first = '', ...others]) =>
    [first, ...others.map((one) => one.replace(/^(Die|Der|Das) /, (start) => start.toLowerCase()))].join('; '),
  sentence: (changes) => `${changes}.`,
  sentenceBy: ({ changes, what }) => `${changes}, durch ${what}.`,
  sentenceByOn: ({ changes, what, day }) => `${changes}, durch ${what} ${day}.`.replace(/\.\.$/, '.'),
  ofModule: 'eine Transaktion eines Moduls',
  transaction: (nonce) => `Transaktion ${nonce}`,
  todayAt: (time) => `heute um ${time}`,
  onDay: (day) => `am ${day}`,
})
