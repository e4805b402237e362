import '@portal/tokens/core.css';
import '@portal/tokens/sites/ones.css';
import '@portal/tokens/sites/ones.fonts.css';
import '@portal/ui/styles';
