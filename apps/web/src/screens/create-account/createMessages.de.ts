import { defineTranslation, listText, numberText, plural } from '@countersign/primitives'
import type { createMessages } from './createMessages.ts'

export const createMessagesDe = defineTranslation<typeof createMessages>('create', {
  pageTitle: 'Konto anlegen',
  steps: ['Name und Netzwerke', 'Eigentümer und nötige Unterschriften', 'Prüfen', 'Anlegen'],
  stepList: 'Schritte',
  stepDone: ', erledigt',
  noNetworks: 'Kein Netzwerk ist eingerichtet.',
  noNetworksDetail: 'Ein Konto wird auf einem Netzwerk angelegt. Fügen Sie eines mit der Adresse eines Knotens hinzu.',
  loadingNetworks: 'Die Netzwerke werden geladen',
  back: 'Zurück',

  title: 'Benennen Sie das Konto und wählen Sie seine Netzwerke',
  subtitle:
    'Eine Adresse und dieselben Eigentümer auf allen. Weitere Netzwerke können später folgen, mit derselben Adresse.',
  name: 'Name',
  nameHelp: 'Wird in diesem Browser gespeichert. Andere Eigentümer wählen ihren eigenen Namen.',
  network: 'Netzwerk',
  networks: 'Netzwerke',
  networksChosen: ({ chosen, of }) => `${numberText(chosen)} von ${numberText(of)} gewählt`,
  addNetwork: 'Netzwerk hinzufügen',
  chooseAll: 'Alle möglichen wählen',
  canHave: 'Kann es diese Adresse haben?',
  creatingThere: 'Dort anlegen',
  reading: 'Wird gelesen…',
  possible: 'Hat die Verträge',
  notRead: ({ reason }) => `Nicht geprüft: ${reason}`,
  impossible: ({ reason }) => `Nein. ${reason}`,
  costOfOwners: ({ owners }) => plural(owners, { one: 'Kosten für # Eigentümer', other: 'Kosten für # Eigentümer' }),
  atMostCost: ({ amount }) => `höchstens ${amount}`,
  costNoneYet: 'später',
  refusedChosen: ({ networks }) =>
    `${listText(networks)} ${plural(networks.length, { one: 'kann', other: 'können' })} die Adresse nicht haben. Wählen Sie ${plural(networks.length, { one: 'es', other: 'sie' })} ab, oder nehmen Sie eine andere Vertragsversion.`,
  payNow: 'Jetzt zahlen',
  payLater: 'Später zahlen',
  networkCount: (count) => plural(count, { one: '# Netzwerk', other: '# Netzwerke' }),
  sumOn: ({ fiat, networks }) =>
    `höchstens ${fiat} auf ${plural(networks, { one: '# Netzwerk', other: '# Netzwerken' })}`,
  payOn: ({ chain }) => `Wann auf ${chain} bezahlt wird`,
  laterTitle: 'Was „später zahlen“ bedeutet',
  laterDetail:
    'Nur Sie und alle, mit denen Sie es teilen, kennen das Konto, bis es angelegt ist. Coins, die an die Adresse gesendet werden, bleiben dort. Eigentümer können Transaktionen vorher unterschreiben; die Ausführung der ersten legt das Konto an.',
  noNetwork: 'Wählen Sie mindestens ein Netzwerk.',
  advanced: 'Erweitert',
  advancedHelp: 'Auch dies bestimmt die Adresse.',
  version: 'Vertragsversion',
  versionRecommended: ({ version }) => `${version} (empfohlen)`,
  salt: 'Salt',
  saltHelp: 'Eine beliebige ganze Zahl. Ein anderes Salt ergibt eine andere Adresse.',
  saltFree: 'Das erste, das auf allen gewählten Netzwerken frei ist',
  saltOwn: 'Eigene Zahl',
  saltInvalid: 'Geben Sie eine ganze Zahl unter 2^256 ein.',
  saltOf: ({ salt }) => `Salt ${salt}`,
  handler: 'Fallback-Handler',
  handlerPublished: 'CompatibilityFallbackHandler, veröffentlichter Code',
  handlerNone: 'Keiner: keine unterschriebenen Nachrichten, und manche Token kommen nicht an',
  expected: 'Erwartete Adresse',
  expectedHelp:
    'Um ein Konto noch einmal anzulegen, fügen Sie seine Adresse ein. Die Seite vergleicht sie mit der berechneten.',
  isExpected: 'Es ist die erwartete Adresse',
  otherThanExpected: 'Es ist nicht die erwartete Adresse',
  otherThanExpectedDetail: ({ expected, computed }) =>
    `Erwartet ist ${expected}; diese Eigentümer, Unterschriften, Version und Salt ergeben ${computed}. Ändern Sie sie, oder entfernen Sie die erwartete Adresse.`,
  noPayment:
    'Das Konto bezahlt sein Anlegen nie selbst. Ein solches Konto könnte jeder zu einem anderen Preis anlegen.',
  toOwners: 'Weiter zu den Eigentümern',
  beforeYouBegin: 'Was Sie brauchen',
  needs: ['Die Adressen der Eigentümer', 'Eine Wallet, die einmal zahlt', 'Noch kein Guthaben'],
  needDetails: [
    'Bitten Sie jeden Eigentümer um die Adresse einer Wallet, die nur er kontrolliert.',
    'Eine Transaktion Ihrer Wallet erstellt das Konto. Sie sehen vorher, was sie kostet.',
    'Das Konto kann Guthaben empfangen, sobald es existiert.',
  ],

  ownersOf: ({ name }) => `Eigentümer von „${name}“`,
  ownersHelp:
    'Eigentümer können Wallets, Hardware-Geräte oder andere gemeinsame Konten sein. Sie können sie später mit einer Transaktion ändern.',
  owners: 'Eigentümer',
  addOwner: 'Eigentümer hinzufügen',
  nameOf: ({ row }) => `Name von Eigentümer ${row}`,
  addressOf: ({ row }) => `Adresse von Eigentümer ${row}`,
  removeOwner: ({ row }) => `Eigentümer ${row} entfernen`,
  you: 'Sie',
  connectedWallet: 'Die verbundene Wallet',
  needed: 'Nötige Unterschriften',
  ofOwners: ({ count, owners }) => `${numberText(count)} von ${numberText(owners)}`,
  address: 'Adresse',
  addressLater: 'Die Seite berechnet sie, sobald Eigentümer und nötige Unterschriften gültig sind.',
  toReview: 'Weiter zur Prüfung',
  notComputed: 'Die Adresse konnte nicht berechnet werden',
  tryAgain: 'Erneut versuchen',
  addressOn: ({ networks }) =>
    networks.length > 2
      ? `Adresse auf allen ${numberText(networks.length)} Netzwerken`
      : `Adresse auf ${listText(networks)}`,
  computedHere: ({ networks }) =>
    networks.length === 1
      ? `In dieser Seite berechnet, von der Factory bestätigt, auf ${listText(networks)} unbenutzt`
      : `In dieser Seite berechnet, von der Factory jedes Netzwerks bestätigt, auf allen ${numberText(networks.length)} unbenutzt`,
  computing: 'Wird berechnet…',

  reviewOf: ({ name }) => `„${name}“ prüfen`,
  reviewHelp: 'Eine Transaktion Ihrer Wallet legt das Konto an. Die anderen Eigentümer müssen dafür nicht online sein.',
  reviewManyHelp:
    'Ihre Wallet sendet eine Transaktion auf jedem Netzwerk, auf dem Sie jetzt zahlen. Die anderen Eigentümer müssen dafür nicht online sein.',
  networkNow: ({ chain }) => `${chain}, jetzt zahlen`,
  networkLater: ({ chain }) => `${chain}, später zahlen`,
  keepLater: 'Für später behalten',
  costOn: ({ chain }) => `Kosten auf ${chain}`,
  costNone: 'Jetzt nichts. Die Wallet, die es anlegt, zahlt.',
  ownersLater:
    'Eigentümer, Unterschriften, Vertrag und Salt bestimmen die Adresse. Wer sie vor dem ersten Anlegen ändert, bekommt eine andere Adresse.',
  contract: 'Vertrag',
  contractVersion: ({ version, l2 }) => (l2 ? `Safe ${version}, L2` : `Safe ${version}`),
  cost: 'Kosten',
  costLater: 'Werden angezeigt, wenn Sie eine Wallet verbunden haben, denn sie bezahlt das Gas.',
  notEstimated: ({ reason }) => `Nicht geschätzt: ${reason}`,
  estimating: 'Wird geschätzt…',
  atMost: 'höchstens <amount/>, einmalig',
  paidBy: 'Bezahlt von',
  signaturesOf: ({ count, owners }) =>
    plural(count, {
      one: `# von ${numberText(owners)} Eigentümern unterschreibt`,
      other: `# von ${numberText(owners)} Eigentümern unterschreiben`,
    }),
  tooPoor: ({ balance }) => `Die verbundene Wallet hat nur ${balance}.`,
  connect: 'Wallet verbinden',
  create: 'Konto anlegen',
  waits: ({ missing }) => `Verfügbar, sobald dies gelesen ist: ${listText(missing)}.`,
  namesOfOwners: 'die Namen der Eigentümer',
  addressOfAccount: 'die Adresse des Kontos',
  nameMoved: 'Der Name eines Eigentümers hat jetzt eine andere Adresse. Gehen Sie zurück und wählen Sie ihn neu.',
  noAddress: 'Die Adresse konnte nicht berechnet werden. Versuchen Sie es erneut.',
  addressTaken: ({ address }) =>
    `Diese Adresse wurde inzwischen von einer anderen Transaktion verwendet; die neue Adresse ist ${address}. Lesen Sie sie noch einmal, und legen Sie dann das Konto an.`,
  walletText: ({ name }) => `${name} anlegen`,

  ready: ({ name }) => `„${name}“ ist bereit`,
  failed: ({ name }) => `„${name}“ wurde nicht angelegt`,
  creating: ({ name }) => `„${name}“ wird angelegt`,
  pinned: 'Es ist in diesem Browser angeheftet. Die anderen Eigentümer finden es, wenn sie ihre Wallets verbinden.',
  onChain: ({ chain }) => `Auf ${chain}`,
  progress: 'Fortschritt',
  late: 'Gesendet, aber noch in keinem Block',
  open: 'Konto öffnen',
  fund: 'Guthaben empfangen',
  fundHelp:
    'Das Konto ist leer. Empfangen Sie Guthaben, um damit zu bezahlen; unterschreiben können Eigentümer vorher.',
  backToReview: 'Zurück zur Prüfung',
  transactionHash: 'Transaktions-Hash',
  lateHelp:
    'Die Transaktion wartet seit mehr als 5 Minuten. Beschleunigen Sie sie in der Wallet, oder gehen Sie zurück zur Prüfung und senden Sie sie erneut. Beide Transaktionen würden dasselbe Konto anlegen, und nur eine von ihnen kann gelingen.',
  sentTitle: 'Gesendet, wartet auf einen Block',
  minedTitle: 'In einem Block, wartet auf den Index',
  indexedTitle: 'Angelegt',
  failedTitle: 'Nicht angelegt',
  sent: 'Gesendet',
  inBlock: 'Im Block',
  indexed: 'Im Index',
  indexedHelp: 'Danach lässt sich das Konto öffnen.',
  nonceUsed: 'Die Wallet hat ihre Nonce für eine andere Transaktion verwendet, deshalb wurde das Konto nicht angelegt.',
  reverted: 'Das Anlegen ist fehlgeschlagen. Es entstand kein Konto, aber das Gas wurde bezahlt.',

  enterName: 'Geben Sie einen Namen für das Konto ein. Er bleibt in diesem Browser.',
  nameTooLong: ({ length, limit }) =>
    `Der Name hat ${numberText(length)} Zeichen; erlaubt sind ${numberText(limit)}. Kürzen Sie ihn.`,
  enterAddress: 'Geben Sie die Adresse des Eigentümers ein.',
  noValidAddress: 'Dieser Eigentümer hat noch keine gültige Adresse.',
  zeroOwner: 'Die Nulladresse kann kein Eigentümer sein: Sie hat keinen Schlüssel.',
  sentinelOwner: ({ address }) =>
    `${address} kann kein Eigentümer sein: Der Vertrag verwendet diese Adresse als Ende seiner Liste.`,
  sameOwner: ({ row }) => `Das ist dieselbe Adresse wie Eigentümer ${row}. Jeder Eigentümer zählt einmal.`,
  atLeastOne: 'Mindestens ein Eigentümer muss unterschreiben.',
  tooFewOwners: ({ threshold, owners }) =>
    `Nötig sind ${numberText(threshold)} Unterschriften, aber es gibt nur ${plural(owners, { one: '# Eigentümer', other: '# Eigentümer' })}. Fügen Sie Eigentümer hinzu, oder verringern Sie die nötigen Unterschriften.`,
  onlyOwner: 'Der einzige Eigentümer unterschreibt allein',
  allSign: ({ owners }) => `Alle ${numberText(owners)} Eigentümer müssen unterschreiben`,
  anySign: ({ threshold, owners }) =>
    `Beliebige ${numberText(threshold)} der ${numberText(owners)} Eigentümer können unterschreiben`,
  combinations: (count) => plural(count, { one: '# mögliche Kombination.', other: '# mögliche Kombinationen.' }),
  noneLost: 'Kein Schlüssel darf verloren gehen',
  canLose: (count) =>
    plural(count, { one: '# Schlüssel darf verloren gehen', other: '# Schlüssel dürfen verloren gehen' }),
  lockedAfter: (count) => `Gehen ${numberText(count)} verloren, ist das Konto für immer gesperrt.`,
  stolen: (count) =>
    plural(count, {
      one: '# gestohlener Schlüssel genügt, um die Vermögenswerte zu nehmen',
      other: '# gestohlene Schlüssel sind nötig, um die Vermögenswerte zu nehmen',
    }),
  twoAreSafer: 'Zwei Unterschriften sind sicherer als eine.',
  keepApart: 'Bewahren Sie sie an verschiedenen Orten auf.',
  appWaits: 'Eine App wartet auf das Konto.',
  backToApp: 'Zurück zur App',
  returnsToApp:
    'Sobald das Konto erstellt und indiziert ist, führt diese Seite zur App zurück, mit dem neuen Konto an erster Stelle der Liste.',
})
