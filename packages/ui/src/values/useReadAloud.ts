import { useEffect, useState } from 'react'

/**
 * Speaks text slowly with the browser's speech synthesis; a second call stops it. `available` is false without one.
 */
export function useReadAloud(text: string): { available: boolean; speaking: boolean; toggle: () => void } {
  const [speaking, setSpeaking] = useState(false)
  const available = typeof window !== 'undefined' && 'speechSynthesis' in window
  useEffect(() => {
    if (!speaking) return
    return () => window.speechSynthesis.cancel()
  }, [speaking])
  const toggle = () => {
    if (speaking) {
      setSpeaking(false)
      return
    }
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'en'
    utterance.rate = 0.8
    utterance.onend = () => setSpeaking(false)
    utterance.onerror = () => setSpeaking(false)
    window.speechSynthesis.cancel()
    window.speechSynthesis.speak(utterance)
    setSpeaking(true)
  }
  return { available, speaking, toggle }
}
