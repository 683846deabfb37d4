import { defineTranslation, listText, numberText, plural } from '@countersign/primitives'
import type { plannerMessages } from './plannerMessages.ts'

export const plannerMessagesDe = defineTranslation<typeof plannerMessages>('planner', {
  title: (networks) =>
    networks === 0
      ? 'Eine Einrichtung für mehrere Netzwerke'
      : plural(networks, { one: 'Eine Einrichtung für # Netzwerk', other: 'Eine Einrichtung für # Netzwerke' }),
  titleOfGroup: (accounts) =>
    plural(accounts, { one: 'Eine Einrichtung für # Konto', other: 'Eine Einrichtung für # Konten' }),
  subtitle: ({ name, differ, planned, future }) =>
    planned === 0
      ? `${name}: Für diesen Vertrag plant die Seite keine Transaktion.`
      : differ === 0
        ? `${name}: ${planned === 1 ? 'Das Konto hat' : 'Alle Konten haben'} die Einrichtung des Plans${future > 0 ? ' oder beginnen mit ihr' : ''}.`
        : `${name}: ${plural(differ, { one: '# Konto weicht vom Ziel ab. Es wird durch eine eigene unterschriebene Transaktion geändert.', other: '# Konten weichen vom Ziel ab. Jedes wird durch eine eigene unterschriebene Transaktion geändert.' })}`,
  reading: 'Das Konto wird in jedem Netzwerk gelesen',
  noAddress: 'Das ist keine Adresse.',
  noAddressDetail: ({ text }) =>
    `„${text}“ kann nicht geplant werden. Öffnen Sie ein Konto und wählen Sie den Plan dort.`,
  openAccounts: 'Konten öffnen',
  notFound: 'Diese Adresse ist in keinem Netzwerk ein Konto.',
  notFoundDetail:
    'Die Seite hat jedes eingerichtete Netzwerk gefragt. Fügen Sie in den Einstellungen ein Netzwerk hinzu, oder erstellen Sie das Konto zuerst.',
  note: 'Teil einer Einrichtung für mehrere Netzwerke',

  share: 'Plan teilen',
  compare: 'Mit einem Plan vergleichen',
  edit: 'Bearbeiten',
  sign: (count) => plural(count, { one: 'Prüfen und unterschreiben', other: '# nacheinander unterschreiben' }),
  notMade: 'Die Transaktionen wurden nicht erstellt',

  notKept: 'Dieser Plan ist noch nicht gespeichert',
  notKeptDetail:
    'Ist er in diesem Browser gespeichert, zeigt die Seite, welches Konto die Einrichtung des Plans nicht mehr hat.',
  keep: 'Plan speichern',
  forget: 'Diesen Plan vergessen',
  kept: ({ day }) => `In diesem Browser gespeichert seit ${day}.`,
  alsoOn: ({ networks }) =>
    `Die Adresse ist auch ein Konto in ${listText(networks)}. Der Plan enthält ${networks.length === 1 ? 'dieses Konto' : 'diese Konten'} nicht.`,
  addThem: 'In den Plan aufnehmen',
  undeployedOn: ({ networks }) =>
    `Die Adresse kann auch in ${listText(networks)} angelegt werden; der Plan enthält sie dort nicht.`,
  deploy: 'Anlegen',
  deployOn: ({ chain }) => `In ${chain} anlegen`,
  registeredOn: ({ networks }) =>
    `Ein Eigentümer hat diese Adresse in ${listText(networks)} angemeldet, wo sie noch nicht angelegt ist`,
  registeredDetail:
    'Die Seite hat die Adresse aus den angemeldeten Daten neu berechnet. Der Dienst kann sie deshalb nicht ändern.',
  futureOn: ({ networks }) => `Noch nicht angelegt in ${listText(networks)}`,
  futureDetail:
    'Die Adresse folgt aus den Erstellungsdaten. Deshalb kann ein Plan nicht ändern, wie das Konto beginnt. Die Transaktion des Plans ändert es gleich danach: Die Eigentümer der Erstellung unterschreiben sie, und eine Ethereum-Transaktion kann das Konto anlegen und sie ausführen.',
  futureNowhere: 'Das Konto ist noch nirgends angelegt. Eines, das mit dem Ziel beginnt, hat eine andere Adresse.',
  createOther: 'Ein anderes Konto anlegen',
  guardsDiffer: 'Die Guards dieser Konten unterscheiden sich',
  guardsDifferDetail: ({ accounts }) =>
    `${accounts.join('; ')}. Ein Guard kann Transaktionen ablehnen. Der Plan lässt Guards, wie sie sind; ändern Sie sie in der Einrichtung jedes Kontos.`,
  guardOf: ({ account, guards }) =>
    guards.length === 0 ? `${account}: kein Guard` : `${account}: ${listText(guards)}`,
  guardOfModules: ({ guard }) => `${guard} für Module`,
  notAsked: ({ networks }) => `Nicht geprüft, weil kein Node geantwortet hat: ${listText(networks)}.`,

  target: 'Ziel',
  targetOwners: ({ threshold, owners }) => `${numberText(threshold)} von ${numberText(owners)}`,
  modulesKept: 'Module bleiben, wie sie sind',
  modules: (count) => (count === 0 ? 'Keine Module' : plural(count, { one: '# Modul', other: '# Module' })),
  handlerKept: 'Fallback-Handler bleibt',
  noHandler: 'Kein Fallback-Handler',
  handler: 'Mit Fallback-Handler',
  guardsKept: 'Guards bleiben, wie sie sind',
  versionKept: 'Vertragsversion bleibt',
  version: ({ version }) => `Vertrag ${version}`,

  board: 'Konten des Plans',
  network: 'Netzwerk',
  needed: 'Nötig',
  difference: 'Unterschied zum Ziel',
  signatures: 'Unterschriften',
  actions: 'Aktionen',
  stays: 'bleibt',
  comes: 'kommt hinzu',
  goes: 'wird entfernt',
  notOwner: 'kein Eigentümer',
  neededChange: ({ before, after }) => `${numberText(before)} → ${numberText(after)}`,
  fromChain: 'Einrichtung jedes Kontos aus seiner Chain gelesen',

  rowReading: 'Wird gelesen',
  notRead: ({ reason }) => `Nicht geprüft: ${reason}`,
  absent: 'Nicht angelegt',
  absentDetail: 'Dieser Browser hat seine Erstellungsdaten nicht.',
  addHereOn: ({ chain }) => `Das Konto in ${chain} in diesen Browser aufnehmen`,
  beginsSo: 'Keiner, es beginnt so',
  firstDeploys: 'Seine erste Transaktion legt es an',
  drifted: 'Außerhalb des Plans geändert',
  asPlanned: 'Wie geplant',
  atBlock: ({ block }) => `Block ${numberText(block)}`,
  refused: ({ reason }) => `Der Vertrag würde das Ziel ablehnen: ${reason}`,
  stepUpgrade: 'Upgrade',
  stepBatch: 'Einrichtung',
  notProposed: 'Nicht vorgeschlagen',
  queueReading: 'Warteschlange wird gelesen',
  queueNotRead: ({ reason }) => `Warteschlange nicht gelesen: ${reason}`,
  signed: ({ signed, needed }) => `${numberText(signed)} von ${numberText(needed)}`,
  canExecute: 'kann ausgeführt werden',
  youComplete: 'Ihre ist die letzte',
  youAndMore: (count) => plural(count, { one: 'Sie und # weitere', other: 'Sie und # weitere' }),
  moreNeeded: (count) => plural(count, { one: '# weitere nötig', other: '# weitere nötig' }),
  contradicted: 'Der Hash oder eine Unterschrift ist falsch. Öffnen Sie die Transaktion, bevor Sie etwas tun.',
  unchecked: 'Eine Unterschrift konnte nicht geprüft werden',
  outdated: 'Ein Vorschlag dieses Plans passt nicht mehr',
  review: 'Prüfen',
  reviewOn: ({ chain }) => `In ${chain} prüfen`,
  execute: 'Ausführen',
  executeOn: ({ chain }) => `In ${chain} ausführen`,
  open: 'Öffnen',
  openOn: ({ chain }) => `In ${chain} öffnen`,

  whoSigned: 'Wer wo unterschrieben hat',
  you: 'Sie',
  signedOn: ({ networks }) => `Hat in ${listText(networks)} unterschrieben.`,
  waitsOn: ({ networks }) => `Kann in ${listText(networks)} noch unterschreiben.`,
  nothingProposed: 'Nichts aus diesem Plan wartet auf Unterschriften.',
  ownSignature: 'Jedes Netzwerk braucht eine eigene Unterschrift; keine zählt zweimal.',

  drift: 'Abweichungen',
  noDrift: 'Außerhalb des Plans hat sich nichts geändert.',
  driftTitle: ({ chain }) => `${chain} wurde außerhalb dieses Plans geändert`,
  undoes: ({ changes }) => `Der Plan macht rückgängig: ${listText(changes)}.`,
  keepsChange: ({ changes }) => `Er behält: ${listText(changes)}.`,
  makerUnknown: 'Zu einer Änderung wurde keine Transaktion gefunden.',
  seeChange: ({ number, count }) =>
    count === 1 ? 'Diese Transaktion ansehen' : `Transaktion ${numberText(number)} von ${numberText(count)} ansehen`,
  changeOf: ({ chain, number, count }) =>
    count === 1
      ? `Die Transaktion ansehen, die ${chain} geändert hat`
      : `Transaktion ${numberText(number)} von ${numberText(count)} ansehen, die ${chain} geändert haben`,
  seeHistory: 'Verlauf ansehen',
  historyOf: ({ chain }) => `Verlauf in ${chain} ansehen`,
  takeAsTarget: 'Zum Ziel machen',
  takeTarget: ({ chain }) => `Die Einrichtung in ${chain} zum Ziel machen`,

  apart: 'Getrennt behandelt',
  apartTitle: ({ chain, version }) => `${chain}: Vertrag ${version}`,
  apartDetail:
    'Was Eigentümer für einen Vertrag unter 1.3.0 unterschreiben, nennt kein Netzwerk. Eine Unterschrift für dieses Konto wäre auch für ein Konto mit derselben Adresse und einem alten Vertrag in einem anderen Netzwerk gültig. Deshalb plant diese Seite keine Transaktion dafür. Aktualisieren Sie zuerst den Vertrag, auf seiner eigenen Seite.',
  upgrade: 'Vertrag aktualisieren',
  upgradeOn: ({ chain }) => `Vertrag in ${chain} aktualisieren`,
})
