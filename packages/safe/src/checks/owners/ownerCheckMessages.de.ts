import { defineTranslation, plural } from '@countersign/primitives'
import type { ownerCheckMessages } from './ownerCheckMessages.ts'

export const ownerCheckMessagesDe = defineTranslation<typeof ownerCheckMessages>('check-owners', {
  whatItHolds: 'was das Konto hat',
  anySignature: ({ threshold, count }) =>
    `${threshold} von ${count} Unterschriften sind nötig, und Verträge, die jede Unterschrift annehmen, liefern sie alle. Unterschreiben Sie nicht.`,
  oneOf: (count) => `Nötig wäre 1 von ${count}: Ein gestohlener Schlüssel genügt, um alle Vermögenswerte zu bewegen.`,
  singleKey: ({ threshold, count }) =>
    `${threshold} von ${count} Unterschriften sind nötig, aber ein einziger Schlüssel kann sie alle geben, weil er hinter mehreren Eigentümern steht.`,
  noneMayBeLost: ({ threshold, count, locked }) =>
    `Bei ${threshold} von ${count} Unterschriften darf kein Schlüssel verloren gehen. Geht einer verloren, lässt sich nie mehr bewegen: ${locked}.`,
  signsForSeveral: ({ key, owners, account }) =>
    `${key} kann für ${owners} unterschreiben, Eigentümer von ${account}. Der Schlüssel zählt für jeden, also entscheiden weniger Menschen, als die Zahl der Unterschriften vermuten lässt.`,
  theFunds: 'die Vermögenswerte des Kontos',
  tooFewCan: ({ threshold, owners, able, why, locked }) =>
    `${threshold} von ${owners} Eigentümern müssen unterschreiben, aber nur ${able} können es${why}. Nie mehr bewegt werden könnten: ${locked}. Unterschreiben Sie nicht.`,
  stillActs: ({ cycle, able, owners, threshold }) =>
    `${cycle}. Das Konto kann noch handeln: ${able} von ${owners} Eigentümern können unterschreiben, ${threshold} müssen.`,
  ownedBy: ({ account, owner }) => `${account}, Eigentümer ist ${owner}`,
  computedAgain: ({ owners, signatures }) =>
    `Für die Eigentümer im Netzwerk noch einmal berechnet: ${plural(owners, { one: '# Eigentümer', other: '# Eigentümer' })}, ${plural(signatures, { one: '# Unterschrift', other: '# Unterschriften' })} nötig.`,
  leadsElsewhere: ({ now, threshold, owners }) =>
    `Ausgehend von ${plural(now, { one: '# Eigentümer', other: '# Eigentümern' })} im Netzwerk und ${threshold} nötigen Unterschriften führen diese Aufrufe nicht zu ${plural(owners, { one: 'dem # Eigentümer, den Sie gewählt haben', other: 'den # Eigentümern, die Sie gewählt haben' })}. Die Aufrufe müssen neu berechnet und geprüft werden.`,
  alreadyThere: ({ owners, signatures }) =>
    `Das Konto hat schon ${plural(owners, { one: 'den # Eigentümer, den Sie gewählt haben,', other: 'die # Eigentümer, die Sie gewählt haben,' })} und ${plural(signatures, { one: '# nötige Unterschrift', other: '# nötige Unterschriften' })}. Dies zu unterschreiben würde nur die Nonce verbrauchen oder einen Teil der Änderung rückgängig machen.`,
  notRead: 'nicht gelesen',
  anyAddress: 'Jede Adresse könnte handeln',
  everyOwner: 'Jeder Eigentümer könnte allein handeln',
  oneKey: 'Ein Schlüssel allein könnte handeln',
  lostLocks: 'Ein verlorener Schlüssel würde das Konto sperren',
  twoOwners: 'Ein Schlüssel steht hinter zwei Eigentümern',
  keyRunsCode: 'Der Schlüssel eines Eigentümers führt den Code eines Vertrags aus',
  delegated: ({ key, contract }) =>
    `Der Schlüssel ${key} hat den Vertrag ${contract} ermächtigt, in seinem Namen zu handeln (EIP-7702). Eine Unterschrift, die dieser Code annimmt, zählt als die des Eigentümers.`,
  ableOwners: 'Eigentümer, die unterschreiben können',
  unread: (reason) => `Die Eigentümer konnten nicht gelesen werden: ${reason}.`,
  neverAgain: 'Das Konto könnte nie mehr handeln',
  someUnread: ({ threshold, able, owners }) =>
    `${threshold} Eigentümer müssen unterschreiben, ${able} können es sicher. Andere Eigentümer konnten nicht gelesen werden: ${owners}.`,
  eachOther: 'Eigentümer, die sich gegenseitig besitzen',
  neverSigns: 'Ein Eigentümer, der nie unterschreiben kann',
  chooseOther: ({ able, owners, threshold, why }) =>
    `${able} von ${owners} Eigentümern können unterschreiben, ${threshold} müssen${why}. Wählen Sie stattdessen einen anderen Eigentümer.`,
  canSign: 'Die Eigentümer können unterschreiben',
  enough: ({ able, owners, threshold }) =>
    `${able} von ${owners} Eigentümern können unterschreiben, ${threshold} müssen. Keiner hängt von diesem Konto ab, und kein Schlüssel steht hinter zweien.`,
  contractCannot: ({ owner, reason }) => `${owner} ist ein Vertrag, der nicht unterschreiben kann: ${reason}`,
  needs: ({ owner, threshold, owners, able }) =>
    `${owner} braucht ${threshold} von ${owners} Eigentümern und hat ${able}, die ohne dieses Konto unterschreiben können`,
  leadsThere: 'Die Aufrufe führen zu den von Ihnen gewählten Eigentümern',
  otherOwners: 'Die Aufrufe wurden für andere Eigentümer erstellt',
  nothingLeft: 'Es bleibt nichts zu ändern',
  unreachable: 'Die gewählten Eigentümer können nicht erreicht werden',
  chooseAgain: (reason) => `${reason} Gehen Sie zum Formular zurück, und wählen Sie neu.`,
})
