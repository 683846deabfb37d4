import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from './pictureQuery.ts'

/**
 * What an `img` element of the page may load for a picture at the service: its address, or its bytes when the service is on another host.
 *
 * @param url absolute; null without a picture
 */
export function useServicePicture(url: string | null): string | null {
  const isElsewhere = url !== null && new URL(url).origin !== location.origin
  const { data = null } = useQuery({ ...pictureQuery(url ?? ''), enabled: isElsewhere })
  return isElsewhere ? data : url
}
