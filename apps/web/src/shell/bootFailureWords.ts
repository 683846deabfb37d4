import { ApiError } from '@countersign/api/client'

type Words = { readonly title: string; readonly stillWorks: string }

/** What is missing, and what to do about it: a file of the page, an answer of the service, or the service itself. */
export function bootFailureWords(error: unknown): Words {
  // In the words of each browser; they do not say whether the file is missing or another one.
  if (error instanceof TypeError && /module/i.test(error.message))
    return {
      title: 'A file of this page is missing, or is not the one that was built',
      stillWorks: `${KEPT} If loading the page again does not help, compare this host with the build (npm run verify).`,
    }
  const title = 'The service did not send its configuration'
  if (error instanceof ApiError && error.statusCode >= 200 && error.statusCode < 502)
    return { title, stillWorks: `${KEPT} The service runs, but did not answer as it should: its log says why.` }
  return {
    title,
    stillWorks:
      `${KEPT} Without the service this page reads the chain by itself, but this browser knows no network yet: nobody ` +
      'told it one. Check that the service runs, or put a config.json that names networks beside the page.',
  }
}

const KEPT = 'Nothing is lost: accounts and names stay in this browser.'
