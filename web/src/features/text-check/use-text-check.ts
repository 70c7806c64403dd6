import { useEffect, useRef, useState } from 'react';
import type { Question, TextCheck } from './text-check.ts';
import { TextReader } from './text-reader.ts';

/** Debounces key presses. */
const pauseMs = 120;

interface Answer {
  readonly question: Question;
  readonly check: TextCheck;
}

export interface Reading {
  /** `reading` if the current answer is about an earlier text. */
  readonly status: 'empty' | 'reading' | 'read' | 'failed';
  readonly answer: Answer | undefined;
  readonly retry: () => void;
}

const isEmpty = ({ ingredients, name }: Question) => ingredients.trim() === '' && name.trim() === '';

/** Returns the debounced check of a question. */
export function useTextCheck(question: Question): Reading {
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);
  const reader = useRef<TextReader>(undefined);
  useEffect(() => {
    const opened = new TextReader({
      onRead: (about, check) => setAnswer({ question: about, check }),
      onFailed: () => setFailed(true),
    });
    reader.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    if (isEmpty(question)) return;
    const timer = setTimeout(() => reader.current?.read(question), pauseMs);
    return () => clearTimeout(timer);
  }, [question]);
  const isCurrent = answer?.question === question;
  return {
    status: isEmpty(question) ? 'empty' : hasFailed ? 'failed' : isCurrent ? 'read' : 'reading',
    answer: hasFailed ? undefined : answer,
    retry: () => {
      setFailed(false);
      reader.current?.restart();
      reader.current?.read(question);
    },
  };
}
