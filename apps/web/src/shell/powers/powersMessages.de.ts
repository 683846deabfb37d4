import { defineTranslation, plural } from '@countersign/primitives'
import type { powersMessages } from './powersMessages.ts'

export const powersMessagesDe = defineTranslation<typeof powersMessages>('powers-strip', {
  unknownCode: 'Unbekannter Code kann für dieses Konto handeln:',
  asked: 'Diese Seite liest vom Netzwerk, was sie tun können.',
  notRead:
    'Das Netzwerk hat nicht geantwortet, daher ist nicht geprüft, was sie ohne Unterschriften der Eigentümer tun können.',
  modulesAct: (modules) =>
    plural(modules, {
      one: 'Ein Modul kann ohne Unterschriften der Eigentümer handeln:',
      other: '# Module können ohne Unterschriften der Eigentümer handeln:',
    }),
  guardsBlock: (guards) =>
    plural(guards, {
      one: 'Ein Guard kann Transaktionen blockieren:',
      other: '# Guards können Transaktionen blockieren:',
    }),
  both: ({ modules, guards }) =>
    `${plural(modules, { one: 'Ein Modul kann', other: '# Module können' })} ohne Unterschriften der Eigentümer handeln, und ${plural(guards, { one: 'ein Guard kann', other: '# Guards können' })} Transaktionen blockieren:`,
  module: ({ name }) => `Modul ${name}`,
  guard: ({ name }) => `Guard ${name}`,
  moduleGuard: ({ name }) => `Modul-Guard ${name}`,
  fallbackHandler: ({ name }) => `Fallback-Handler ${name}`,
  code: ({ name }) => `Code ${name}`,
  unknown: ({ address }) => `${address} (unbekannt)`,
  exchangeable: ({ name }) => `${name}, änderbar durch andere Adressen als dieses Konto`,
  forTests: ({ name, lets }) => `${name} (nur für Tests, nach Angabe des Projekts: „${lets}“)`,
})
