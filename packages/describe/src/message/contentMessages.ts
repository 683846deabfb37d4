import { defineMessages, numberText } from '@countersign/primitives'

/** What a message permits, and what in it hides or changes what is signed. */
export const contentMessages = defineMessages('message-content', {
  unreadable: 'Cannot be read',
  unreadableWhy: (bytes: number) =>
    `It is a bare value of ${numberText(bytes)} bytes. It may be the hash of anything, including a transaction, and no tool can show what it stands for. Ask the app for a text or for typed data.`,
  hidden: 'Hidden characters',
  hiddenText:
    'The text contains characters that are invisible or that change the reading direction. Other programs may display it differently.',
  hiddenIn: (field: string) =>
    `${field} contains characters that are invisible or that change the reading direction. Other programs may display it differently.`,
  plain: 'Plain text',
  plainWhy: 'The page shows the whole text.',
  otherSite: 'Signs in to another site',
  otherSiteWhy: ({ host, site }: { host: string; site: string }) =>
    `${host} requests the signature, but the text signs in to ${site}. With the signature, any holder can sign in there.`,
  siteAbove: 'Signs in to the site above',
  siteAboveWhy: ({ host, site }: { host: string; site: string }) =>
    `${host} requests the signature, but the text signs in to ${site}. If ${site} lets others publish pages on its subdomains, that site may belong to another party. With the signature, any holder can sign in there.`,
  otherAddress: 'Signs in as another address',
  otherAddressWhy: ({ named, safe }: { named: string; safe: string }) =>
    `The text names ${named}, but this account is ${safe}. The site will refuse it.`,
  expired: 'The sign-in has expired',
  expiredWhy: (time: string) => `It expired at ${time}.`,
  signsIn: (site: string) => `Signs in to ${site}`,
  signsInWhy: 'It names this account and moves no funds.',
  finding: ({ title, reason }: { title: string; reason: string }) => `${title}: ${reason}`,
  whole: 'Every signed field is shown',
  wholeWhy: 'The data contains no unsigned values.',
  forNetwork: (chain: string) => `For ${chain}`,
  forNetworkWhy: (named: string) => `The message names chain ${named}.`,
  otherNetwork: 'For another network',
  otherNetworkWhy: ({ named, chain, chainId }: { named: string; chain: string; chainId: string }) =>
    `The message names chain ${named}, but this account is on ${chain} (${chainId}).`,

  badName: 'Names that no contract can have',
  badNameWhy: (name: string) =>
    `A type or field is named ${name}. Such a name can produce the hash of other fields than those shown. Do not sign.`,
  onlyDomain: 'Signs only a domain',
  onlyDomainWhy: 'The message itself is not part of what is signed. Ask the app what the signature is for.',
  notAll: 'Not all fields are listed',
  notAllWhy: (count: number) =>
    `The page lists only the first ${numberText(count)} fields. Read the others in the JSON.`,
  unsigned: 'Contains values that are not signed',
  unsignedWhy: ({ names, hasMore }: { names: readonly string[]; hasMore: boolean }) =>
    `Its types do not name ${names.join(', ')}${hasMore ? ' and more' : ''}. The sender of the message can change these values at any time. Only the fields listed here are signed.`,
  ownRequest: 'Belongs to this account’s own transactions or messages',
  ownRequestWhy: ({ type, safe }: { type: string; safe: string }) =>
    `It is a ${type} of ${safe}. Owners sign that on its own page, never as a message. Reject it, and open the transaction or message itself.`,
  ownDomain: 'Uses the domain of this account itself',
  ownDomainWhy:
    'The account signs its own transactions in this domain, but this message is not one of them. Ask the app why it uses this domain.',
  unnamedAccount: 'an account that it does not name',
  foreignCode: 'Confirms a delegatecall of another account',
  foreignCodeWhy: ({ account, code }: { account: string; code: string }) =>
    `An owner of ${account} signs exactly this. It lets the code at ${code} control that account. Review it on that account’s own page, where it is checked.`,
  otherAccount: 'Confirms for another account',
  otherAccountWhy: (account: string) =>
    `An owner of ${account} signs exactly this. Review it on that account’s own page before you sign.`,
})
