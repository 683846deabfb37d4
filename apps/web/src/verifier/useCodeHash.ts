import { useEffect, useState } from 'react'

/**
 * SHA-256 of the code this file runs. A file cannot know the hash of itself; this is the one its own policy names, printed by
 * the build. A dishonest file would print another one's, so the file's own hash is what to compare before opening it.
 */
export function useCodeHash(): string | null {
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    const script = [...document.scripts].find(({ type }) => type === 'module')
    if (!script || !('subtle' in crypto)) return
    void crypto.subtle.digest('SHA-256', new TextEncoder().encode(script.text)).then((digest) => {
      setHash([...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    })
  }, [])
  return hash
}
