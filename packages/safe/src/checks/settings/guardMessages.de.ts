import { defineTranslation, numberText } from '@countersign/primitives'
import type { guardMessages } from './guardMessages.ts'

export const guardMessagesDe = defineTranslation<typeof guardMessages>('check-guards', {
  guard: 'Guard',
  moduleGuard: 'Modul-Guard',
  otherAccount: ({ title, guard, account }) =>
    `Der ${title} ${guard} des Kontos ${account} wurde nicht probiert: Öffnen Sie jenes Konto, um ihn zu setzen.`,
  tooOld: ({ version, title, since }) =>
    `Sein Vertrag hat die Version ${version}, einen ${title} gibt es seit ${since}: Der Aufruf ändert nichts.`,
  notTried: ({ title, guard }) => `Der ${title} ${guard} wurde nicht probiert.`,
  refusedRemoval: ({ block, title, guard, reason }) =>
    `In einem Probelauf bei Block ${numberText(block)} wurde der ${title} ${guard} gesetzt und verweigerte dann seine Entfernung durch genügend Eigentümer: ${reason} Das Konto könnte dauerhaft gesperrt sein. Unterschreiben Sie nicht.`,
  passed: ({ title, guard, block }) =>
    `Der ${title} ${guard} wurde in einem Probelauf bei Block ${numberText(block)} gesetzt und ließ sich dann von genügend Eigentümern entfernen. Ein Guard, der die Zeit liest oder von anderen kontrolliert wird, kann sich später verweigern.`,
  whether: (title) => `Ob der ${title} wieder entfernt werden kann`,
  noSuchGuard: (title) => `Dieses Konto hat keinen ${title}`,
  refusesThis: (title) => `Das Konto lehnt diesen ${title} ab`,
  noInterface: ({ guard, title, version }) =>
    `${guard} meldet nicht nach ERC-165, dass er ein ${title} ist, und ein Vertrag der Version ${version} nimmt keinen anderen an: Die Transaktion schlägt fehl.`,
  noSimulation: (reason) => `Die Simulation konnte nicht laufen: ${reason}`,
  itselfFails: (reason) => `Die Transaktion selbst schlägt fehl, also gibt es nichts zu entfernen: ${reason}`,
  couldNotRemove: (title) => `Der ${title} könnte nicht wieder entfernt werden`,
  canRemove: (title) => `Der ${title} kann wieder entfernt werden`,
})
