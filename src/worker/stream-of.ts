/** A stream that pulls from an iterable as fast as it is read; leaving it ends the iterable. */
export function streamOf<T>(source: Iterable<T> | AsyncIterable<T>): ReadableStream<T> {
  const iterator = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]()
  return new ReadableStream<T>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
