import { pageLink } from '../url/pageLink.ts'

/** A link that shows an app to somebody else, who then chooses an account. */
export const shareLinkOf = (url: string, chainShortName: string): string =>
  pageLink(`/share/safe-app?${new URLSearchParams({ appUrl: url, chain: chainShortName }).toString()}`)
