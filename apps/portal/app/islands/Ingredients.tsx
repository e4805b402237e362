'use client';
import { Ingredients, type IngredientsProps } from '@portal/ui/recipe-facts';
import { useState } from 'react';
import { keepCooking } from '../client/player/cooking';
import { island } from '../declare-island';

export type IngredientsIslandProps = Pick<IngredientsProps, 'ingredients' | 'printed'> & {
  contentId: string;
};

/** Ingredients for as many people as the reader cooks for, also on the page of its steps. */
function IngredientsIsland({ contentId, ingredients, printed }: IngredientsIslandProps) {
  const [people, setPeople] = useState(printed);
  return (
    <Ingredients
      ingredients={ingredients}
      printed={printed}
      value={people}
      onValueChange={(value) => {
        setPeople(value);
        keepCooking(contentId, { servings: value });
      }}
    />
  );
}

export default island({ wakes: 'interaction', component: IngredientsIsland });
