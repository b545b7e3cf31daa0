import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'

/** A file that is let go anywhere on the page. @returns whether one is being dragged over it */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isDragging, setIsDragging] = useState(false)
  // dragged text goes where it is dropped
  const isOfFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
  useWindowEvent('dragover', (event) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    setIsDragging(true)
  })
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) setIsDragging(false)
  })
  useWindowEvent('drop', (event) => {
    setIsDragging(false)
    const file = event.dataTransfer?.files[0]
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  return isDragging
}
