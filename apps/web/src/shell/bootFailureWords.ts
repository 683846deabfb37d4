import { ApiError } from '@countersign/api/client'
import { bootFailureMessages as messages } from './bootFailureMessages.ts'

type Words = { readonly title: string; readonly stillWorks: string }

/** What is missing, and what to do about it: a file of the page, an answer of the service, or the service itself. */
export function bootFailureWords(error: unknown): Words {
  if (isFileFailure(error))
    return {
      title: messages.fileTitle,
      stillWorks: messages.fileHelp,
    }
  const title = messages.configTitle
  if (error instanceof ApiError && error.statusCode >= 200 && error.statusCode < 502)
    return {
      title,
      stillWorks: messages.answerHelp,
    }
  return {
    title,
    stillWorks: messages.serviceHelp,
  }
}

/** The messages of browsers differ, and do not say whether the file is missing or a different one. Style sheets are loaded by the bundler. */
const isFileFailure = (error: unknown): boolean =>
  error instanceof Error && (error instanceof TypeError ? /module/i : /^Unable to preload CSS/).test(error.message)
