'use client';

import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { App } from '@/lib/catalogue/schema';

interface ActionProps {
  app: Pick<App, 'id' | 'title'>;
}

/** What a visitor can do with an app besides opening or installing it. */
interface Actions {
  /** On each card. */
  OnCard?: ComponentType<ActionProps>;
  /** On the page of an app. */
  OnPage?: ComponentType<ActionProps>;
}

const ActionsContext = createContext<Actions>({});

/** Lets the cards and pages of apps have the actions of a feature, which they do not know. */
export function AppActions({ OnCard, OnPage, children }: Actions & { children: ReactNode }) {
  return <ActionsContext value={{ OnCard, OnPage }}>{children}</ActionsContext>;
}

/** The action of the place. Renders nothing without one. */
export function AppAction({ place, app }: ActionProps & { place: keyof Actions }) {
  const Action = useContext(ActionsContext)[place];
  return Action && <Action app={app} />;
}
