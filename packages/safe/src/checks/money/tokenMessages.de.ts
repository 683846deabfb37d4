import { defineTranslation } from '@countersign/primitives'
import type { tokenMessages } from './tokenMessages.ts'

export const tokenMessagesDe = defineTranslation<typeof tokenMessages>('check-tokens', {
  everything: 'das gesamte Guthaben',
  unlimited: 'einen unbegrenzten Betrag',
  units: (amount) => `${amount} Basiseinheiten`,
  firstItem: 'das Stück 0',
  lets: ({ place, spender, much, token }) => `${place} erlaubt ${spender}, ${much} von ${token} zu nehmen.`,
  letsForever: ({ place, spender, much, token }) =>
    `${place} erlaubt ${spender}, jetzt und später ${much} von ${token} zu nehmen.`,
  spenderNotRead: (what) =>
    `${what} Ob der Bevollmächtigte ein Vertrag ist, konnte nicht gelesen werden. Lesen Sie es noch einmal, bevor Sie unterschreiben.`,
  spenderUnread: ({ what, reason }) =>
    `${what} Ob der Bevollmächtigte ein Vertrag ist, konnte nicht gelesen werden: ${reason}. Lesen Sie es noch einmal, bevor Sie unterschreiben.`,
  keySpender: (what) =>
    `${what} Der Bevollmächtigte ist ein einfacher Schlüssel, kein Vertrag. Apps brauchen das nie. Fragen Sie, von wem er kontrolliert wird, bevor Sie unterschreiben.`,
  flawedSpender: 'Über diesen Vertrag wurden freigegebene Token gestohlen',
  flaw: ({ what, name, exploited, source }) =>
    `${what} ${exploited} wurden Token derer gestohlen, die ${name} eine Freigabe gegeben hatten (veröffentlicht von ${source}).`,
  approveLess: (what) => `${what} Erlauben Sie nur den nötigen Betrag, oder widerrufen Sie die Erlaubnis danach.`,
  compare: (what) => `${what} Vergleichen Sie den Bevollmächtigten und den Betrag mit der Vereinbarung.`,
  symbolEquals: 'Symbol und Nachkommastellen aus seinem Vertrag entsprechen den angezeigten.',
  symbolsEqual: 'Symbol und Nachkommastellen aus ihren Verträgen entsprechen den angezeigten.',
  notRead: 'nicht gelesen',
  noSymbol: ({ token, reason }) => `${token} nannte Symbol und Nachkommastellen nicht: ${reason}.`,
  noSymbolClaimed: ({ token, reason, symbol, decimals }) =>
    `${token} nannte Symbol und Nachkommastellen nicht: ${reason}. Der Dienst nennt ${symbol} mit ${decimals} Nachkommastellen. Vergleichen Sie den Betrag in Basiseinheiten.`,
  no: 'keine',
  none: 'keine',
  decimalsDiffer: ({ token, onChain, claimed }) =>
    `${token} hat im Netzwerk ${onChain} Nachkommastellen, der Dienst nennt ${claimed}. Beträge mit den Nachkommastellen des Dienstes sind falsch. Unterschreiben Sie nicht, bevor das korrigiert ist.`,
  hasNone: 'er hat keine',
  typedUnread: ({ text, token, decimals, reason }) =>
    `Sie haben ${text} von ${token} eingegeben, hier umgerechnet mit ${decimals} Nachkommastellen. Der Token nannte seine Nachkommastellen nicht: ${reason}. Vergleichen Sie den Betrag in Basiseinheiten.`,
  nativeCurrency: 'die Netzwerkwährung',
  typedOther: ({ text, symbol, contained, used, token, decimals }) =>
    `Sie haben ${text} ${symbol} eingegeben. ${contained} Das Formular verwendete ${used} Nachkommastellen, ${token} hat aber ${decimals}. Unterschreiben Sie nicht. Löschen Sie diesen Entwurf, laden Sie die Seite neu, und geben Sie den Betrag noch einmal ein.`,
  whetherZeroGives: 'Ob eine Freigabe von 0 etwas erlaubt',
  zeroUnread: ({ place, spender, token, reason }) =>
    `${place} gibt 0 von ${token} für ${spender} frei. Bei einem Token mit Beträgen nimmt das eine Erlaubnis zurück, bei einer Sammlung erlaubt es der Adresse, das Stück 0 zu nehmen. Was davon zutrifft, konnte nicht gelesen werden: ${reason}. Lesen Sie es noch einmal, bevor Sie unterschreiben.`,
  whetherPermission: 'Ob ein Aufruf einer Adresse erlaubt, später Token zu nehmen',
  unreadable: ({ place, token }) =>
    `${place} ruft eine Methode des Tokens ${token} auf, aber ihre Parameter lassen sich nicht lesen.`,
  noPermission: 'Keine Erlaubnis, Token zu nehmen',
  noneLater: 'Kein Aufruf erlaubt einer Adresse, später Token zu nehmen.',
  unlimitedPermission: 'Eine unbegrenzte Erlaubnis',
  permission: 'Eine Erlaubnis, Token zu nehmen',
  plainKey: 'Der Bevollmächtigte ist ein einfacher Schlüssel',
  noToken: 'Kein Token ist betroffen',
  noKnownMethod: 'Kein Aufruf bewegt, erlaubt oder begrenzt einen Token mit einer bekannten Methode.',
  nameConfirmed: 'Der Name des Tokens ist bestätigt',
  namesConfirmed: 'Die Namen der Token sind bestätigt',
  unread: 'Ein Token konnte nicht gelesen werden',
  otherDecimals: 'Der Dienst nennt andere Nachkommastellen',
  otherName: 'Der Dienst gibt einem Token einen anderen Namen',
  namesDiffer: ({ token, onChain, claimed }) =>
    `${token} nennt sich im Netzwerk „${onChain}“, der Dienst nennt „${claimed}“. Verlassen Sie sich auf die Adresse.`,
  hiddenInName: 'Verborgene Zeichen im Namen eines Tokens',
  hidden: ({ token, symbol }) =>
    `${token} heißt „${symbol}“. Zeichen, die unsichtbar sind oder die Leserichtung ändern, werden als Kästchen gezeigt. Verlassen Sie sich auf die Adresse.`,
  nameOfAnother: 'Hat den Namen eines anderen Tokens',
  imitates: ({ token, symbol, imitated }) =>
    `${token} nennt sich „${symbol}“. ${imitated} Er ist vielleicht wertlos. Verlassen Sie sich auf die Adresse.`,
  knownOne: ({ symbol, address }) => `Der bekannte ${symbol} ist ${address}.`,
  nativeIsNone: (symbol) => `${symbol} selbst ist kein Token.`,
  asTyped: 'Der Betrag ist der von Ihnen eingegebene',
  allAsTyped: 'Die Beträge sind die von Ihnen eingegebenen',
  convertedAgain:
    'Noch einmal umgerechnet mit den Nachkommastellen, die jeder Token im Netzwerk hat, und 18 für die Netzwerkwährung.',
  whetherTyped: 'Ob der Betrag der von Ihnen eingegebene ist',
  notContained: 'Die Transaktion enthält diesen Betrag nicht.',
  contains: ({ amount, symbol, units }) => `Die Transaktion enthält ${amount} ${symbol}, ${units} Basiseinheiten.`,
  notAsTyped: 'Der Betrag ist nicht der von Ihnen eingegebene',
})
