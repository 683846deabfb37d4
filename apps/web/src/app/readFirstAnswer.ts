import { Boot } from '@countersign/api'
import { showHiddenNames } from '../data/client/showHiddenNames.ts'

const answers = new WeakMap<Promise<Response>, Promise<Boot>>()

/**
 * The answer to the request of the page's head, read and parsed once for the first rows and for the page. It rejects without a valid answer;
 * the response itself can then still be read, for the reason.
 */
export function readFirstAnswer(response: Promise<Response>): Promise<Boot> {
  const known = answers.get(response) ?? parse(response)
  answers.set(response, known)
  return known
}

async function parse(response: Promise<Response>): Promise<Boot> {
  const answer = Boot.parse(await (await response).clone().json())
  showHiddenNames(answer)
  return answer
}
