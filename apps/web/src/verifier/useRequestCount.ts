import { useEffect, useState } from 'react'

/** Everything the browser fetched for this page since it was opened, by the browser's own record. */
export function useRequestCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const asked = list.getEntries().filter(({ name }) => !/^(data|blob):/.test(name)).length
      if (asked > 0) setCount((before) => before + asked)
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return count
}
