import { defineTranslation, numberText, plural } from '@countersign/primitives'
import type { accountListMessages } from './accountListMessages.ts'

export const accountListMessagesDe = defineTranslation<typeof accountListMessages>('account-list', {
  nameOf: ({ account }) => `Name von ${account}`,
  tooLong: ({ count, most }) =>
    `Der Name hat ${numberText(count)} Zeichen; erlaubt sind ${numberText(most)}. Kürzen Sie ihn.`,
  moveUp: ({ account }) => `${account} nach oben`,
  moveDown: ({ account }) => `${account} nach unten`,
  drag: 'Zum Verschieben ziehen',
  handHelp:
    'Ziehen Sie die Zeilen, oder verschieben Sie sie mit den Pfeilen am Ende. Die Reihenfolge bleibt in diesem Browser.',
  moved: ({ account, place, of }) => `${account} ist jetzt ${numberText(place)} von ${numberText(of)}.`,
  fewerSignatures: ({ here, most }) =>
    `${numberText(here)} statt ${plural(most, { one: '# Unterschrift', other: '# Unterschriften' })}`,
  moreOwners: (count) => plural(count, { one: '# Eigentümer nur hier', other: '# Eigentümer nur hier' }),
  missingOwners: (count) => plural(count, { one: '# Eigentümer fehlt', other: '# Eigentümer fehlen' }),
  otherVersion: ({ here, most }) => `Version ${here} statt ${most}`,
  contradicted: 'Das Netzwerk nennt eine andere Einrichtung als der Dienst',
  notDeployedLimits:
    'Es kann hier empfangen und Unterschriften sammeln. Nachrichten, Ausgabelimits, Module und Apps brauchen den Vertrag.',
  deployingLimits: 'Bis ein Block die Erstellung enthält, kann es hier nur empfangen.',
  deploy: 'Anlegen',
  actions: ({ account }) => `Aktionen für ${account}`,
  plan: 'Gleiche Einrichtung in allen Netzwerken',
  compare: 'Vergleichen',
  compareOn: ({ chain }) => `${chain} mit den anderen Netzwerken vergleichen`,
  addElsewhere: 'In einem weiteren Netzwerk verwenden',
})
