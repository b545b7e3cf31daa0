import { useEffect, useRef, useState } from 'react'

type State = 'idle' | 'recording' | 'refused'

/** Records what is said into the microphone; leaving the page ends it. @param onRecorded with the recording, once it is stopped */
export function useRecorder(onRecorded: (audio: Blob) => void) {
  const [state, setState] = useState<State>('idle')
  const recorder = useRef<MediaRecorder | null>(null)
  const end = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop()
    recorder.current = null
  }
  useEffect(() => end, [])
  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const own = new MediaRecorder(stream)
      own.ondataavailable = ({ data }) => data.size > 0 && onRecorded(data)
      recorder.current = own
      own.start()
      setState('recording')
    } catch {
      setState('refused')
    }
  }
  const stop = () => {
    end()
    setState('idle')
  }
  return { state, start: () => void start(), stop }
}
