import { ApiError } from '@countersign/api/client'

type Words = { readonly title: string; readonly stillWorks: string }

/** What is missing, and what to do about it: a file of the page, an answer of the service, or the service itself. */
export function bootFailureWords(error: unknown): Words {
  // The messages of browsers differ, and do not say whether the file is missing or a different one.
  if (error instanceof TypeError && /module/i.test(error.message))
    return {
      title: 'A file of this page is missing or differs from the build',
      stillWorks: `${KEPT} If loading the page again does not help, compare this host with the build (npm run verify).`,
    }
  const title = 'The service did not send its configuration'
  if (error instanceof ApiError && error.statusCode >= 200 && error.statusCode < 502)
    return {
      title,
      stillWorks: `${KEPT} The service is running but did not answer correctly. Its log contains the reason.`,
    }
  return {
    title,
    stillWorks:
      `${KEPT} Without the service this page can read the chain directly, but this browser has no network yet. ` +
      'Check that the service is running, or put a config.json with networks beside the page.',
  }
}

const KEPT = 'Your accounts and names stay stored in this browser.'
