import { defineTranslation } from '@countersign/primitives'
import type { inputCheckMessages } from './inputCheckMessages.ts'

export const inputCheckMessagesDe = defineTranslation<typeof inputCheckMessages>('check-inputs', {
  nothingDone: ({ place, method, address }) =>
    `${place} ruft eine Methode (${method}) von ${address} auf, aber unter dieser Adresse gibt es keinen Code. Der Aufruf würde gelingen und nichts tun. Prüfen Sie die Adresse und das Netzwerk.`,
  nothingPaid: ({ place, method, address, value }) =>
    `${place} ruft eine Methode (${method}) von ${address} auf, aber unter dieser Adresse gibt es keinen Code. Der Aufruf würde gelingen und nichts tun, während ${value} Wei dorthin gesendet werden. Prüfen Sie die Adresse und das Netzwerk.`,
  unreadableHash: 'einen nicht lesbaren Hash',
  reviewFirst: ({ place, hash, account }) =>
    `${place} bestätigt ${hash} im Namen dieses Kontos, als Eigentümer von ${account}. Öffnen Sie zuerst jenes Konto, und prüfen Sie die Transaktion mit diesem Hash.`,
  bytesMatch: 'Die Bytes passen zu ihren Methoden',
  everyCalled: 'Jede aufgerufene Adresse ist ein Vertrag, und bekannte Methoden erhalten genau ihre Parameter.',
  notRead: 'nicht gelesen',
  whether: 'Ob die aufgerufene Adresse ein Vertrag ist',
  codeUnread: ({ place, address, reason }) =>
    `${place} ruft ${address} auf. Der Code dort konnte nicht gelesen werden: ${reason}.`,
  noContract: 'Unter der aufgerufenen Adresse gibt es keinen Vertrag',
  tooShort: 'Daten zu kurz für eine Methode',
  fewBytes: ({ place, bytes, address }) =>
    `${place} sendet ${bytes} Bytes an ${address}, eine Methode braucht aber mindestens 4. Fragen Sie den Einreicher, was sie bedeuten.`,
  given: ({ place, selector, bytes, expected }) =>
    `${place} gibt ${selector} ${bytes} Bytes an Parametern, die Methode braucht aber ${expected}.`,
  missing: 'Bytes fehlen',
  filled: (given) =>
    `${given} Manche Verträge füllen fehlende Bytes mit Nullen auf und lesen andere Werte als die angezeigten. Bitten Sie den Einreicher, den Aufruf neu zu erstellen.`,
  dirtyAddress: 'Eine Adresse mit zusätzlichen Bytes',
  cutOff: ({ place, selector }) =>
    `${place} gibt ${selector} einen Adressparameter mit zusätzlichen Bytes. Manche Verträge schneiden sie ab und zahlen an eine Adresse, die nicht angezeigt ist. Bitten Sie den Einreicher, den Aufruf neu zu erstellen.`,
  extra: 'Zusätzliche Bytes',
  unknownMeaning: (given) =>
    `${given} Die Bedeutung der zusätzlichen Bytes ist nicht bekannt. Fragen Sie den Einreicher.`,
  readable: ({ given, address }) =>
    `${given} Der Vertrag unter ${address} kann die zusätzlichen Bytes lesen, und diese Seite kann nicht zeigen, was sie bedeuten. Bitten Sie den Einreicher, sie wegzulassen.`,
  sentAlong: 'Netzwerkwährung wird mitgesendet',
  mayBeLost: ({ place, value, address }) =>
    `${place} sendet ${value} Wei an ${address}, zusammen mit einer Token-Methode, die keine annimmt. Erwartet ist 0. Der Betrag kann verloren gehen.`,
  shownHere: 'Die bestätigte Transaktion ist hier zu sehen',
  rebuilt: ({ place, hash, account }) =>
    `${place} bestätigt ${hash} für ${account}. Diese Seite hat den Hash aus den angezeigten Feldern neu berechnet.`,
  approvesOther: 'Bestätigt eine Transaktion eines anderen Kontos',
})
