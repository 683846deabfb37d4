import { type FailureCode, ServiceFailure } from '../../http/ServiceFailure.ts'

/** What services of Safe keep of who asked, in characters as people count them. */
export const MOST_ORIGIN_CHARACTERS = 200

/** @throws ServiceFailure in the words of the reference, which has none for this; the detail says it. */
export function assertOriginFits(origin: string, code: FailureCode = 'origin/too-long'): void {
  const { length } = [...origin]
  if (length > MOST_ORIGIN_CHARACTERS)
    throw new ServiceFailure(code, `The origin has ${length} characters; at most ${MOST_ORIGIN_CHARACTERS} are kept.`)
}
