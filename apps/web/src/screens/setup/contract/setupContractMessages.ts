import { defineMessages } from '@countersign/primitives'

export const setupContractMessages = defineMessages('setup-contract', {
  notPublished: 'The contract is not the published one',
  codeDiffersNote: ({ release }: { release: string }) =>
    `The address is that of ${release}, but its code differs from the published code. Compare with another node before you sign anything.`,
  noRelease: 'The contract is not a published release',
  whatYouCanDo: 'See what you can do',
  unknownCodeNote:
    'The page does not know this code. It may move funds without signatures of the owners, or refuse their signatures.',
  plan: 'Compare networks',
  elsewhere: 'Use on another network',
  outdated: ({ version }: { version: string }) => `Contract ${version} is outdated`,
  seeUpgrade: 'See upgrade',
  stillUsable: 'The account can still be used.',
  upgradeKeeps: 'Owners, coins and address do not change with an upgrade.',
  title: 'Contract',
  masterCopy: 'Master copy',
  nextTransaction: 'Next transaction',
  notPublishedMark: 'The contract is not the published one.',
  noReleaseMark: 'The contract is not a published release.',
  outdatedMark: 'The contract is outdated.',
  codeMatches: 'Code hash matches',
  codeDiffers: 'Code hash differs',
  unknownCode: 'Unknown code',
  upgrade: 'Upgrade',
  version: 'Version',
  unknown: 'Unknown',
  officialRelease: ({ version }: { version: string }) => `${version}, official release`,
  notCodeOf: ({ version, release }: { version: string; release: string }) =>
    `${version}, but not the code of ${release}`,
  accordingToContract: ({ version }: { version: string }) =>
    `${version}, according to the contract. It is not a published release.`,
  news130: 'Since 1.3.0, signatures are valid on one network only, and a guard can check every transaction.',
  news141:
    'Since 1.4.1, the contract refuses two settings that could lock the account: an invalid guard, and the account as its own fallback handler.',
  news150: 'Since 1.5.0, a guard can also check transactions of modules.',
})
