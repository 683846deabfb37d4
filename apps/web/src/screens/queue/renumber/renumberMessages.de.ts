import { defineTranslation, listText, plural } from '@countersign/primitives'
import type { renumberMessages } from './renumberMessages.ts'

export const renumberMessagesDe = defineTranslation<typeof renumberMessages>('renumber', {
  title: 'Nach vorn rücken',
  close: 'Schließen',
  reading: 'Die Transaktionen hinter der Lücke werden gelesen',
  failed: 'Die Transaktionen hinter der Lücke konnten nicht gelesen werden',
  what: ({ gap, count }) =>
    count === 1
      ? `Ihre Transaktion hinter der Lücke wird als Nummer ${gap} neu vorgeschlagen.`
      : `Ihre ${count} Transaktionen hinter der Lücke werden in derselben Reihenfolge ab Nummer ${gap} neu vorgeschlagen.`,
  none: 'Keine Transaktion hinter der Lücke kann nach vorn rücken.',
  cost: ({ count, by }) =>
    count === 0
      ? 'Es kostet keine Unterschrift: Kein Eigentümer hat unterschrieben.'
      : `Es kostet ${plural(count, { one: '# Unterschrift, die', other: '# Unterschriften, die' })} erneut gegeben werden ${count === 1 ? 'muss' : 'müssen'}: ${listText(by)}.`,
  costYou: ({ count }) => `${count} von Ihnen`,
  costOwner: ({ count, name }) => `${count} von ${name}`,
  asks: ({ count }) =>
    `Ihre Wallet wird ${count * 2}-mal gefragt: ${plural(count, { one: 'einmal für die neue Nummer und einmal, um den alten Vorschlag zu löschen', other: 'einmal für jede neue Nummer und einmal, um jeden alten Vorschlag zu löschen' })}. Jede wird geprüft wie jede andere Transaktion.`,
  table: 'Transaktionen, die nach vorn rücken',
  transaction: 'Transaktion',
  now: 'Jetzt',
  then: 'Dann',
  old: 'Die alte',
  unsigned: 'Kein Eigentümer hat sie unterschrieben. Nichts davon bleibt gültig.',
  dies: ({ signed, required, from, next }) =>
    `${signed} von ${required} Unterschriften bleiben gültig, bis Nummer ${from} verbraucht ist. „${next}“ nimmt sie ein.`,
  stays: ({ signed, required, from }) =>
    `${signed} von ${required} Unterschriften bleiben gültig, und nichts nimmt Nummer ${from} ein.`,
  openTitle: 'Ein gelöschter Vorschlag kann noch ausgeführt werden',
  open: ({ numbers }) =>
    `Der Dienst vergisst einen gelöschten Vorschlag. Eine gegebene Unterschrift bleibt gültig: Wer sie behalten hat, kann die alte Transaktion mit Nummer ${listText(numbers, 'or')} ausführen, wenn die fehlenden Unterschriften hinzukommen, und sie würde ein zweites Mal zahlen. Lehnen Sie ${numbers.length === 1 ? 'diese Nummer' : 'diese Nummern'} danach ab; die Seite bietet es an.`,
  stayTitle: ({ nonce }) => `Transaktion ${nonce} behält ihre Nummer`,
  executable:
    'Sie hat genug Unterschriften. Neu vorgeschlagen könnte sie zweimal gezahlt werden: einmal mit jeder Nummer. Füllen Sie die Lücke mit einer anderen Transaktion.',
  notYours: ({ name }) =>
    `${name} hat sie vorgeschlagen, und nur wer sie vorgeschlagen hat, kann den alten Vorschlag löschen. Fragen Sie dort, oder füllen Sie die Lücke mit einer anderen Transaktion.`,
  notYoursUnknown:
    'Eine andere Adresse hat sie vorgeschlagen, und nur wer sie vorgeschlagen hat, kann den alten Vorschlag löschen.',
  connect: 'Verbinden Sie die Wallet, die sie vorgeschlagen hat.',
  conflict: 'Eine andere Transaktion hat dieselbe Nummer. Löschen Sie zuerst eine davon, oder lehnen Sie eine ab.',
  rejection: 'Sie ist eine Ablehnung: Sie ist dazu da, diese Nummer zu verbrauchen.',
  unread: 'Die Seite konnte ihre Felder und Unterschriften nicht prüfen.',
  staysToo: 'Was hinter ihr wartet, behält seine Nummer auch, weil es sonst zuerst ausgeführt würde.',
  start: ({ from, to }) => `Transaktion ${from} als ${to} prüfen`,
  proposedAgain: ({ title, to, from }) =>
    `„${title}“ hat jetzt Nummer ${to}. Der alte Vorschlag wartet noch mit Nummer ${from}.`,
  deleteFirst: 'Löschen Sie ihn, damit kein Eigentümer beide unterschreibt.',
  deleteOld: 'Alten Vorschlag löschen',
  deleting: 'In der Wallet bestätigen…',
  leave: 'Beide behalten',
  more: ({ count }) => plural(count, { one: '# weitere rückt nach vorn.', other: '# weitere rücken nach vorn.' }),
  next: 'Weiter',
  stop: 'Hier aufhören',
  isOpen: ({ from, signatures }) =>
    `Nummer ${from} ist nicht belegt, und ${plural(signatures, { one: '# Unterschrift der alten Transaktion bleibt', other: '# Unterschriften der alten Transaktion bleiben' })} dort gültig.`,
  rejectWhy: 'Lehnen Sie sie ab, oder verwenden Sie die Nummer für eine andere Transaktion.',
  reject: ({ from }) => `Nummer ${from} ablehnen`,
  rejectNote: ({ title }) => `Lehnt die alte „${title}“ ab, die neu vorgeschlagen wurde.`,
  done: 'Fertig',
  notDeleted: 'Der alte Vorschlag wurde nicht gelöscht',
})
