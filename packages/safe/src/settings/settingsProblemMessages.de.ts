import { defineTranslation, plural } from '@countersign/primitives'
import type { settingsProblemMessages } from './settingsProblemMessages.ts'

export const settingsProblemMessagesDe = defineTranslation<typeof settingsProblemMessages>('settings-problems', {
  tooHigh: ({ threshold, owners }) =>
    `Nötig sind ${threshold} Unterschriften, es gibt aber nur ${plural(owners, { one: '# Eigentümer', other: '# Eigentümer' })}.`,
  cannotLeave: (owner) => `${owner} ist kein Eigentümer dieses Kontos und kann daher nicht ausscheiden.`,
  noKey: (owner) => `${owner} kann kein Eigentümer sein: Es gibt keinen Schlüssel dazu.`,
  endOfOwners: (owner) =>
    `${owner} kann kein Eigentümer sein: Der Vertrag verwendet diese Adresse für das Ende seiner Liste der Eigentümer.`,
  ownsItself: (account) => `${account} ist dieses Konto selbst, und ein Konto kann sich nicht selbst besitzen.`,
  listedTwice: (owner) => `${owner} ist zweimal aufgeführt. Jeder Eigentümer zählt einmal.`,
  noOwner: 'Ein Konto braucht mindestens einen Eigentümer.',
  noWhole: (threshold) => `Nötig sind ${threshold} Unterschriften, es muss aber eine ganze Zahl ab 1 sein.`,
  noContract: (module) => `${module} kann kein Modul sein: Kein Vertrag hat diese Adresse.`,
  endOfModules: (module) =>
    `${module} kann kein Modul sein: Der Vertrag verwendet diese Adresse für das Ende seiner Liste der Module.`,
  accountItself: (module) => `${module} ist dieses Konto selbst.`,
  alreadyModule: (module) => `${module} ist schon ein Modul dieses Kontos.`,
  noModule: ({ module, account }) => `${module} ist kein Modul von ${account}.`,
})
