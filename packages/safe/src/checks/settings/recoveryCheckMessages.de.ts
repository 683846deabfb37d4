import { defineTranslation } from '@countersign/primitives'
import type { recoveryCheckMessages } from './recoveryCheckMessages.ts'

export const recoveryCheckMessagesDe = defineTranslation<typeof recoveryCheckMessages>('check-recovery', {
  setsNotice: ({ place, notice }) => `${place} setzt die Frist auf ${notice}, auch für angekündigte Versuche.`,
  noNotice: ({ place, notice }) =>
    `${place} setzt die Frist auf ${notice}, auch für angekündigte Versuche. Eine Vertrauensperson kann dann sofort die Kontrolle über das Konto übernehmen. Unterschreiben Sie nicht.`,
  shortNotice: ({ place, notice }) =>
    `${place} setzt die Frist auf ${notice}, auch für angekündigte Versuche. Das ist kürzer als ein Tag: Eigentümer, die schlafen oder reisen, können nicht rechtzeitig abbrechen.`,
  neverLapse: (place) => `${place} lässt Versuche nie verfallen.`,
  lapseAfter: ({ place, time }) => `${place} lässt Versuche nach ihrer Frist verfallen, und zwar nach: ${time}.`,
  announces: (place) =>
    `${place} kündigt einen Aufruf durch das Wiederherstellungsmodul dieses Kontos selbst an. Fragen Sie den Einreicher, wofür er ist.`,
  executes: (place) =>
    `${place} führt einen Aufruf durch das Wiederherstellungsmodul dieses Kontos selbst aus. Fragen Sie den Einreicher, wofür er ist.`,
  strangers: (addresses) =>
    `Das Wiederherstellungsmodul, das dabei entsteht, wird von ${addresses} kontrolliert, nicht von diesem Konto allein. Diese Adresse kann die Frist entfernen. Unterschreiben Sie nicht.`,
  noRecoverer: 'Es hat noch keine Vertrauensperson.',
  mayReplace: ({ recoverers, notice }) =>
    `${recoverers} kann die Eigentümer ersetzen oder jeden anderen Aufruf als das Konto ausführen, nach einer Frist (${notice}), in der die Eigentümer abbrechen können.`,
  newDelay: (who) =>
    `Das Modul ist ein neues Zodiac Delay, das diese Transaktion erstellt, geprüft an Adresse und Code-Hash. Nur dieses Konto kontrolliert es. ${who}`,
  newShortDelay: (who) =>
    `Das Modul ist ein neues Zodiac Delay, das diese Transaktion erstellt, geprüft an Adresse und Code-Hash. Nur dieses Konto kontrolliert es. ${who} Das ist kürzer als ein Tag: Eigentümer, die schlafen oder reisen, können nicht rechtzeitig abbrechen.`,
  moduleCode: 'Der Code des neuen Moduls',
  moduleFactory: 'Die Factory des neuen Moduls',
  notRequested: 'der Code wurde nicht abgefragt',
  codeUnread: ({ what, address, reason }) =>
    `${what} unter ${address} konnte nicht gelesen werden: ${reason}. Unterschreiben Sie nicht, bis das gelungen ist.`,
  cancels: 'Dies bricht angekündigte Wiederherstellungen ab',
  cancelsBelow: ({ place, nonce }) =>
    `${place} bricht jeden Versuch mit einer Nummer unter ${nonce} ab. Ein später angekündigter Versuch wird nicht abgebrochen.`,
  movesPast: 'Dies übergeht verfallene Wiederherstellungen',
  nothingElse: (place) => `${place} ändert sonst nichts.`,
  letsRecover: 'Dies lässt eine Adresse das Konto wiederherstellen',
  mayAnnounce: ({ place, recoverer }) =>
    `${place} lässt ${recoverer} jeden Aufruf im Namen dieses Kontos ankündigen. Nach der Frist kann er ausgeführt werden, wenn die Eigentümer ihn nicht abbrechen. Vergleichen Sie die Adresse mit der Vereinbarung.`,
  removesRecoverer: 'Dies entfernt eine Vertrauensperson',
  removesRight: ({ place, recoverer }) => `${place} nimmt ${recoverer} das Recht, eine Wiederherstellung zu beginnen.`,
  removesNotice: 'Dies entfernt die Frist von Wiederherstellungen',
  changesNotice: 'Dies ändert die Frist von Wiederherstellungen',
  changesLapse: 'Dies ändert, wann Wiederherstellungen verfallen',
  takesPart: 'Dies ist Teil einer Wiederherstellung dieses Kontos',
  withoutNotice:
    'Das Wiederherstellungsmodul, das dabei entsteht, hat keine Frist: Eine Vertrauensperson kann sofort die Kontrolle über das Konto übernehmen. Unterschreiben Sie nicht.',
  notZodiac: ({ what, address }) =>
    `${what} unter ${address} ist kein veröffentlichter Zodiac-Code, daher weiß diese Seite nicht, was er tut. Unterschreiben Sie nicht.`,
})
