import { defineTranslation, listText, plural } from '@countersign/primitives'
import type { assetViewMessages } from './assetViewMessages.ts'

export const assetViewMessagesDe = defineTranslation<typeof assetViewMessages>('asset-view', {
  view: 'Welche Token',
  all: 'Alle Token',
  trusted: 'Vertrauensliste',
  hideDust: 'Kleine Werte ausblenden',
  under: 'unter',
  addToken: 'Token hinzufügen',
  spam: ({ count, symbols }) =>
    `${plural(count, { one: '# Token ahmt das Symbol eines bekannten Tokens nach oder sieht wie Spam aus und ist ausgeblendet', other: '# Token ahmen das Symbol eines bekannten Tokens nach oder sehen wie Spam aus und sind ausgeblendet' })}: ${listText(symbols)}.`,
  untrusted: ({ count, symbols }) =>
    `${plural(count, { one: '# Token steht in keiner Liste und ist', other: '# Token stehen in keiner Liste und sind' })} weggelassen: ${listText(symbols)}.`,
  dust: ({ count, symbols, limit }) =>
    `${plural(count, { one: '# Token ist weniger wert als', other: '# Token sind weniger wert als' })} ${limit} und weggelassen: ${listText(symbols)}.`,
  more: (count) => plural(count, { one: '# weiterer', other: '# weitere' }),
  showThem: 'Einblenden',
  hideSpam: 'Spam wieder ausblenden',
  spamShown: 'Mit Spam',
  noList:
    'Der Betreiber dieses Dienstes hat keine Tokenliste. Vertraut wird der Währung, Token, deren Adressen Teil dieser Seite sind, und denen, die Sie hinzugefügt haben.',
  needsService:
    'Die Liste des Betreibers braucht den Dienst. Ohne ihn wird der Währung vertraut, Token, deren Adressen Teil dieser Seite sind, und denen, die Sie hinzugefügt haben.',
  nothingLeft: 'Die Auswahl oben lässt jeden Token weg.',
  nothingLeftDetail: 'Die ausgeblendeten Token stehen darunter. Dort können Sie sie einblenden.',
  change: '24 Std.',
  noData: 'Keine Daten',
  sendCopy: 'Senden…',
  copyTitle: ({ symbol }) => `${symbol} senden, das ein anderes Token nachahmt?`,
  copyText:
    'Solche Token werden verteilt, damit man sie mit dem echten verwechselt. Ihr Vertrag kann etwas anderes tun als zahlen. Vergleichen Sie die Adresse:',
  copyCancel: 'Nicht senden',
  copySend: 'Weiter zur Zahlung',
})
