import { hostOfUrl } from '../../model/hostOfUrl.ts'
import type { StoredRequest } from '../../requestStore.ts'
import { appRequestsMessages } from '../appRequestsMessages.ts'
import { requestTitle } from '../requestTitle.ts'

/** Tells assistive technology that a request has come. The focus stays where the user is, because a press meant for the app must not answer it. */
export function RequestStatus({ requests }: { readonly requests: readonly StoredRequest[] }) {
  const open = requests.find(({ state }) => state === 'open')
  return (
    <p role="status" className="cs-visually-hidden">
      {open && appRequestsMessages.hasCome({ title: requestTitle(open), host: hostOfUrl(open.app.url) })}
    </p>
  )
}
