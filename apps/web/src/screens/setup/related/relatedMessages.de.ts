import { defineTranslation, listText, numberText, plural } from '@countersign/primitives'
import type { relatedMessages } from './relatedMessages.ts'

type Others = { readonly keys: number; readonly contracts: number }
const otherOwners = ({ keys, contracts }: Others): readonly string[] => [
  ...(keys > 0 ? [plural(keys, { one: 'eine Person', other: '# Personen' })] : []),
  ...(contracts > 0
    ? [plural(contracts, { one: 'ein Vertrag, der kein Konto ist', other: '# Verträge, die keine Konten sind' })]
    : []),
]

export const relatedMessagesDe = defineTranslation<typeof relatedMessages>('setup-related', {
  partOf: ({ part, whole }) => `${numberText(part)} von ${numberText(whole)}`,
  fromChainAndService: 'aus Netzwerk und Dienst',
  fromChain: 'aus dem Netzwerk',
  denied: ({ count }) =>
    plural(count, { one: 'Der Dienst führt ein Konto zu viel auf', other: 'Der Dienst führt zu viele Konten auf' }),
  deniedNote: ({ accounts }) =>
    `Er sagt, dass diesem Konto ${accounts.join(', ')} ${accounts.length === 1 ? 'gehört' : 'gehören'}. Das Netzwerk widerspricht. ${plural(
      accounts.length,
      { one: 'Das Konto wird unten nicht gezeigt.', other: 'Die Konten werden unten nicht gezeigt.' },
    )}`,
  signAsParent: ({ count }) => `Als übergeordnetes Konto unterschreiben (${numberText(count)})`,
  levelsBelow: ({ depth }) => `${depth} Ebenen darunter`,
  levelsAbove: ({ depth }) => `${depth} Ebenen darüber`,
  ownersNotRead: 'Die Eigentümer wurden nicht gelesen',
  ownerOfIts: ({ owners }) => (owners === 1 ? 'Der einzige Eigentümer' : `1 von ${owners} Eigentümern`),
  ownerOf: ({ owners }) => (owners === 1 ? 'Der einzige Eigentümer' : `1 von ${owners} Eigentümern`),
  accountsOwn: ({ accounts, ...others }) => {
    const rest = otherOwners(others)
    const owned = plural(accounts, {
      one: 'Eigentümer dieses Kontos ist ein anderes Konto',
      other: 'Eigentümer dieses Kontos sind # andere Konten',
    })
    return rest.length === 0 ? `${owned}.` : `${owned}; weitere Eigentümer: ${listText(rest)}.`
  },
  someNotRead: ({ unread, all }) =>
    `${unread} von ${all} Eigentümern ${unread === 1 ? 'konnte' : 'konnten'} nicht gelesen werden.`,
  noneKnown: 'Es ist kein Konto bekannt, dem dieses gehört.',
  ownersAre: (others) => `Kein Konto ist Eigentümer dieses Kontos. Eigentümer: ${listText(otherOwners(others))}.`,
  ownersArePeople: ({ owners }) =>
    owners === 1
      ? 'Kein Konto ist Eigentümer dieses Kontos. Der einzige Eigentümer ist eine Person.'
      : `Kein Konto ist Eigentümer dieses Kontos. Die ${owners} Eigentümer sind Personen.`,
  thisAccount: 'dieses Konto',
  notChecked: 'Nicht geprüft',
  circle: 'Gehören einander im Kreis; hier endet die Anzeige',
  deeperNotShown: 'Tiefere Konten werden nicht gezeigt',
  furtherNotRead: 'Weitere Konten konnten nicht gelesen werden',
  open: 'Öffnen',
  differ: 'Dienst und Netzwerk widersprechen sich.',
  title: 'Verbundene Konten',
  createBelow: 'Untergeordnetes Konto anlegen',
  loading: 'Die verbundenen Konten werden geladen',
  notRead: 'Die verbundenen Konten konnten nicht gelesen werden',
  othersWork: 'Die anderen Teile dieser Seite hängen nicht davon ab.',
  moreAbove: 'Diesem Konto sind mehr Konten übergeordnet, als hier gezeigt werden.',
  belowNotFound:
    'Die Seite konnte nicht feststellen, welche Konten diesem gehören. Das Netzwerk führt darüber keine Liste.',
  moreBelow: 'Diesem Konto gehören mehr Konten, als hier gezeigt werden.',
  withoutService:
    'Ohne Dienst sucht die Seite nur unter Konten, die dieser Browser kennt: Das Netzwerk führt keine Liste untergeordneter Konten.',
  ownsNone: 'Ihm gehört kein Konto.',
  ownsNoneKnown: 'Ihm gehört kein Konto, das dieser Browser kennt.',
})
