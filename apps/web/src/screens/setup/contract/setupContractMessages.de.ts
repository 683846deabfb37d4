import { defineTranslation } from '@countersign/primitives'
import type { setupContractMessages } from './setupContractMessages.ts'

export const setupContractMessagesDe = defineTranslation<typeof setupContractMessages>('setup-contract', {
  notPublished: 'Der Vertrag ist nicht der veröffentlichte',
  codeDiffersNote: ({ release }) =>
    `Die Adresse ist die von ${release}, der Code weicht aber vom veröffentlichten ab. Vergleichen Sie mit einem anderen Knoten, bevor Sie etwas unterschreiben.`,
  noRelease: 'Der Vertrag ist keine veröffentlichte Version',
  whatYouCanDo: 'Was Sie tun können',
  unknownCodeNote:
    'Die Seite kennt diesen Code nicht. Er kann Guthaben ohne Unterschriften der Eigentümer bewegen oder ihre Unterschriften ablehnen.',
  plan: 'Netzwerke vergleichen',
  elsewhere: 'Auf anderem Netz verwenden',
  outdated: ({ version }) => `Vertrag ${version} ist veraltet`,
  seeUpgrade: 'Aktualisierung ansehen',
  stillUsable: 'Das Konto kann weiter benutzt werden.',
  upgradeKeeps: 'Eigentümer, Guthaben und Adresse ändern sich durch eine Aktualisierung nicht.',
  title: 'Vertrag',
  masterCopy: 'Programm des Kontos',
  nextTransaction: 'Nächste Transaktion',
  notPublishedMark: 'Der Vertrag ist nicht der veröffentlichte.',
  noReleaseMark: 'Der Vertrag ist keine veröffentlichte Version.',
  outdatedMark: 'Der Vertrag ist veraltet.',
  codeMatches: 'Hash des Codes stimmt überein',
  codeDiffers: 'Hash des Codes weicht ab',
  unknownCode: 'Unbekannter Code',
  upgrade: 'Aktualisieren',
  version: 'Version',
  unknown: 'Unbekannt',
  officialRelease: ({ version }) => `${version}, offizielle Version`,
  notCodeOf: ({ version, release }) => `${version}, aber nicht der Code von ${release}`,
  accordingToContract: ({ version }) => `${version} nach Angabe des Vertrags. Es ist keine veröffentlichte Version.`,
  news130: 'Seit 1.3.0 gelten Unterschriften nur für ein Netzwerk, und ein Guard kann jede Transaktion prüfen.',
  news141:
    'Seit 1.4.1 lehnt der Vertrag zwei Einstellungen ab, die das Konto sperren könnten: einen ungültigen Guard und das Konto als seinen eigenen Fallback-Handler.',
  news150: 'Seit 1.5.0 kann ein Guard auch Transaktionen von Modulen prüfen.',
})
